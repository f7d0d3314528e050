// Redoc writes HTML as text. All of it comes from this server's OpenAPI document, and the content security policy
// prevents scripts inside it from running. The policy also forbids script URLs and code made from text.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html });

// The search would need a worker made from text, which the policy forbids. The browser's own search finds everything.
const options = { disableSearch: true, hideDownloadButton: true, expandResponses: '200' };

// Commands to copy contain the URL of this server.
const response = await fetch('/v1/docs/openapi.json');
const specification = JSON.parse((await response.text()).replaceAll('http://localhost:8080', location.origin));

// A constructed style sheet, which the policy allows. Redoc's buttons in examples are smaller than 24 pixels (WCAG
// 2.5.8).
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  body { margin: 0 }
  button.collapser.collapser { width: 24px; height: 24px; top: 0; left: -24px }
  .redoc-json li .hoverable { line-height: 24px }
`);
document.adoptedStyleSheets.push(sheet);

globalThis.Redoc.init(specification, options, document.getElementById('docs'), () => {
  // Wide code scrolls, so it must be focusable to be scrolled by keyboard.
  for (const code of document.querySelectorAll('pre')) code.tabIndex = 0;
});
