/// <reference types="vite/client" />
/** The addresses of the Chinese, Japanese and Korean files, by their paths: too many for every page that draws a name. */
export const cjkFontUrls = import.meta.glob<string>(
  ['../../node_modules/@fontsource-variable/noto-sans-{jp,kr,sc}/files/noto-sans-{jp,kr,sc}-[0-9]*-wght-normal.woff2'],
  { query: '?url&no-inline', import: 'default', eager: true },
);
