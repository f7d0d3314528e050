/// <reference types="vite/client" />
/** The URLs of the Chinese, Japanese and Korean fonts by path, in a separate module because they are many. */
export const cjkFontUrls = import.meta.glob<string>(
  ['../../node_modules/@fontsource-variable/noto-sans-{jp,kr,sc}/files/noto-sans-{jp,kr,sc}-[0-9]*-wght-normal.woff2'],
  { query: '?url&no-inline', import: 'default', eager: true },
);
