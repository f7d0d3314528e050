import type { Plugin } from 'vite';

/**
 * Tells public/first.js, by attributes of its element, which files frame a signed-in visitor's screen and hold the lists.
 * It asks for them along with the app, which otherwise learns only once it runs that they are needed.
 */
export const filesAhead: Plugin = {
  name: 'files-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const filesOf = (name: string) =>
        Object.keys(bundle)
          .filter((file) => file.startsWith(`assets/${name}-`) && /\.(js|css)$/.test(file))
          .map((file) => `/${file}`)
          .join(' ');
      const script = 'src="/first.js"';
      return html.replace(script, `${script} data-frame="${filesOf('frame')}" data-lists="${filesOf('lists')}"`);
    },
  },
};
