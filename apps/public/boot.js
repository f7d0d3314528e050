// Runs before the first paint. The deletion page stays blank until it knows who is signed in; all others show a skeleton.
if (!/\/user-deletion\/?$/.test(location.pathname)) document.documentElement.dataset.skeleton = '';
