try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (JSON.parse(localStorage.getItem('root')).user.isLoggedIn === true) {
    root.dataset.signedIn = '';
    const { frame, lists } = document.currentScript.dataset;
    const isList = /^\/(user|feed|certificate-group|course|quiz|event)?\/?$/.test(location.pathname);
    for (const href of frame.split(' ').concat(isList ? lists.split(' ') : [])) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  }
} catch {}
