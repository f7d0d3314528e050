import { waitFor } from 'storybook/test';

/**
 * The story parameter `announces`: the announcements of live regions while it plays, such as 'polite: Course saved'.
 */
type Announcements = readonly string[];

const REGIONS = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
const SILENT = '[inert], [aria-hidden="true"]';

const announced: string[] = [];

/** The last known content of each region. */
const contents = new Map<Element, string>();

/** Records the announcements of live regions. Returns a function that stops. */
export function listenToAnnouncements(): () => void {
  announced.length = 0;
  contents.clear();
  for (const region of regions()) contents.set(region, contentsOf(region));
  const observer = new MutationObserver((changes) => {
    for (const region of regions()) record(region, changes);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
}

/**
 * Waits until the announcements equal the story's parameter `announces`, in this order.
 * @throws if they differ
 */
export async function expectAnnounced({ parameters }: { parameters: { announces?: Announcements } }): Promise<void> {
  const { announces } = parameters;
  // Without the dump of the full page that the testing library adds.
  const onTimeout = (failure: Error) => failure;
  if (announces !== undefined) await waitFor(() => compareAnnounced(announces), { onTimeout });
}

/** @throws if the announcements so far differ from the expected ones */
export function compareAnnounced(announces: Announcements): void {
  const [expected, actual] = [announces.join('\n'), announced.join('\n')];
  if (expected !== actual) throw new Error(`Announced should be:\n${expected}\nbut announced was:\n${actual}`);
}

const regions = () => document.querySelectorAll(REGIONS);

/** Records the announcement of changes in a region: its full text if it is atomic, otherwise the additions. */
function record(region: Element, changes: readonly MutationRecord[]): void {
  const before = contents.get(region);
  const now = contentsOf(region);
  contents.set(region, now);
  // A region that is added with its content is not announced, unless it is an alert.
  if (before === undefined && region.role !== 'alert') return;
  const within = changes.filter(({ target }) => region.contains(target));
  const added = addedTo(region, within);
  const isShown = before !== now && within.some(({ type }) => type === 'attributes');
  const isWhole = region.ariaAtomic === 'true' || region.matches('[role="status"], [role="alert"], output');
  if (!isWhole) for (const node of added) say(region, wordsOf(node));
  else if (before === undefined || added.length > 0 || isShown) say(region, now);
}

/** The additions to a region and its changed texts, without nested ones. */
function addedTo(region: Element, changes: readonly MutationRecord[]): readonly Node[] {
  const nodes = changes.flatMap(({ type, target, addedNodes }) =>
    type === 'characterData' ? [target] : [...addedNodes],
  );
  const all = [...new Set(nodes)].filter((node) => region.contains(node));
  return all.filter((node) => !all.some((other) => other !== node && other.contains(node)));
}

function say(region: Element, words: string): void {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  const urgency = region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite');
  if (text !== '' && region.closest(SILENT) === null) announced.push(`${urgency}: ${text}`);
}

const contentsOf = (region: Element) => [...region.childNodes].map(wordsOf).join('');

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  const isHeard =
    node instanceof Element && !node.matches(SILENT) && node.checkVisibility({ visibilityProperty: true });
  if (!isHeard) return '';
  const words = node.ariaLabel ?? node.getAttribute('alt') ?? contentsOf(node);
  return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
}
