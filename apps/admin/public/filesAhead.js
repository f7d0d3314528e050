// Asks for the files of a signed-in visitor's screen along with the app, which otherwise learns only once it runs that
// they are needed; see filesAhead.ts, which names them.
try {
  const stored = JSON.parse(localStorage.getItem('root') ?? '{}');
  const { frame, lists } = document.currentScript.dataset;
  const isList = /^\/(user|feed|certificate-group|course|quiz|event)?\/?$/.test(location.pathname);
  const files = isList ? `${frame} ${lists}` : frame;
  for (const href of stored?.user?.isLoggedIn === true ? files.split(' ') : []) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
} catch {
  // Nothing is lost but the head start.
}
