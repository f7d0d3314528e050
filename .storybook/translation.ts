/**
 * Pages must survive translation by the browser, which moves each text node into a separate element. React then
 * references text nodes that are no longer where it put them: changing one changes nothing on screen, removing one
 * throws. React replaces the whole content of an element whose only child is one string, so changing text needs its own
 * element. https://github.com/facebook/react/issues/11538
 */
const broken = new Set<string>();

/** Watches for changes of text that a translated page would not show. Returns a function that stops. */
export function watchTexts(): () => void {
  broken.clear();
  const observer = new MutationObserver((records) => records.forEach(check));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => observer.disconnect();
}

/** @throws if a story changed text that is not in a separate element */
export function expectTranslatable(): void {
  if (broken.size === 0) return;
  throw new Error(`Text that changes must be the only child of its element:\n${[...broken].join('\n')}`);
}

function check({ type, target, oldValue, removedNodes, addedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData' && isOfReact(target)) {
    broken.add(`'${oldValue}' became '${target.nodeValue}' in ${place(target.parentElement)}`);
  }
  for (const node of removedNodes) {
    if (isOfReact(node)) broken.add(`'${node.nodeValue}' was removed from ${place(target)}`);
  }
  if (addedNodes.length > 0 && isOfReact(nextSibling)) {
    broken.add(`something was inserted before '${nextSibling?.nodeValue}' in ${place(target)}`);
  }
}

/** React sets properties on the text nodes that it references; it does not reference the only string of an element. */
function isOfReact(node: Node | null): boolean {
  return node?.nodeType === Node.TEXT_NODE && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

function place(node: Node | null): string {
  return node instanceof Element ? (node.cloneNode(false) as Element).outerHTML : 'nothing';
}
