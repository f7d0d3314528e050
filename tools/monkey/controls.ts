import type { Locator, Page } from '@playwright/test';

/** Everything that a person can press, fill in or choose. */
const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="option"], [role="slider"]';

/** How a control is used. */
export type Use = 'press' | 'type' | 'tick' | 'choose' | 'file' | 'slide';

/** Something on the screen that can be used. */
export interface Control {
  readonly use: Use;
  /** What it is called, as far as the walk's report and the choice of words need it. */
  readonly name: string;
  /** Whether what is typed cannot be read. */
  readonly isSecret: boolean;
  readonly locator: Locator;
}

/** Lists what can be used now: in the topmost dialog while one is open, else on the page. */
export async function controlsOf(page: Page): Promise<Control[]> {
  // While the page is being left, there is nothing to use.
  const found = await page.evaluate(listControls, CONTROLS).catch(() => []);
  const all = page.locator(CONTROLS);
  return found.map(({ place, ...control }) => ({ ...control, locator: all.nth(place) }));
}

/** Runs in the page. */
function listControls(selector: string) {
  const dialog = [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="listbox"]'),
  ].at(-1);

  const useOf = (element: Element): Use => {
    const type = element.getAttribute('type');
    if (element.matches('[role="slider"]')) return 'slide';
    if (element.matches('select')) return 'choose';
    if (type === 'file') return 'file';
    if (type === 'checkbox' || type === 'radio') return 'tick';
    return element.matches('input, textarea') ? 'type' : 'press';
  };
  const nameOf = (element: Element) => {
    const label = 'labels' in element && (element as HTMLInputElement).labels?.[0]?.textContent;
    const group = element.closest('[role="group"]')?.getAttribute('aria-label');
    const own = element.getAttribute('aria-label') ?? (label || element.textContent);
    return (own || group || '').trim().slice(0, 60);
  };
  const isUsable = (element: HTMLElement) => {
    if (element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"], a[href^="mailto:"]')) return false;
    if (element.closest('[inert]') || (dialog && !dialog.contains(element))) return false;
    // A drop zone's own input is never seen: its button opens the window in which files are chosen.
    const seen = element.matches('[type="file"]') ? element.parentElement : element;
    return seen?.checkVisibility({ visibilityProperty: true }) ?? false;
  };

  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, place) =>
    isUsable(element)
      ? [{ place, use: useOf(element), name: nameOf(element), isSecret: element.matches('[type="password"]') }]
      : [],
  );
}
