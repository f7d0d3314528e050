import type { Plugin } from 'vite';

/** Tells public/filesAhead.js, by attributes of its element, which files frame a signed-in visitor's screen and hold the lists. */
export const filesAhead: Plugin = {
  name: 'files-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const filesOf = (name: string) =>
        Object.keys(bundle)
          .filter((file) => file.startsWith(`assets/${name}-`) && /\.(js|css)$/.test(file))
          .map((file) => `/${file}`)
          .join(' ');
      const attrs = {
        src: '/filesAhead.js',
        async: true,
        'data-frame': filesOf('frame'),
        'data-lists': filesOf('lists'),
      };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  },
};
