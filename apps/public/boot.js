// Runs before the first paint. The deletion page stays blank until it knows who is signed in; all others show a skeleton.
if (!/\/user-deletion\/?$/.test(location.pathname)) document.documentElement.dataset.skeleton = '';

// The terms are a finished document in each language.
const translation = document.querySelector(`link[rel="alternate"][hreflang="${document.documentElement.lang}"]`);
if (translation !== null) location.replace(translation.href + location.hash);
