import { say } from '../language/index.ts';

/**
 * Returns the effect of a key on the rows of the visible list; undefined without one. The focused row is the current
 * one. While rows are marked, keys are about these. `onUnavailable` receives the reason if the key has no effect.
 */
export function rowShortcut(
  { key, isShift }: { readonly key: string; readonly isShift: boolean },
  onUnavailable: (reason: string) => void,
): (() => void) | undefined {
  if (key === 'j') return focusRow(1);
  if (key === 'k') return focusRow(-1);
  if (key === 'x') return markCurrentRow(isShift);
  const bar = document.querySelector<HTMLElement>('main [data-marked-rows]');
  if (bar && key === 'b') return () => bar.querySelector<HTMLElement>('button')?.focus();
  if (bar && (key === 'e' || key === 'd')) return press(bar, key);
  if (key === 'n' || key === 'd') return press(document.querySelector('main'), key);
  if (key === 'e' && isEnabled(currentRow())) return () => onUnavailable(say('Already enabled'));
  return key === 'e' || key === 'c' ? press(currentRow(), key) : undefined;
}

/** Marks the current row, with Shift those from the one that was marked before. */
function markCurrentRow(isRange: boolean): (() => void) | undefined {
  const box = currentRow()?.querySelector('[data-shortcut="x"]');
  return box ? () => box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: isRange })) : undefined;
}

/** Enable is disabled only in the rows of enabled items. */
function isEnabled(row: Element | null): boolean {
  return row?.querySelector('[data-shortcut="e"]:disabled') != null;
}

function rows(): readonly HTMLTableRowElement[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('main table > tbody > tr')].filter(targetIn);
}

/** What opens the row's page, so that Enter opens it; in other lists the row's first button. */
function targetIn(row: Element): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('a[href], [data-shortcut="Enter"]:enabled') ??
    row.querySelector<HTMLElement>('button:enabled')
  );
}

function currentRow(): HTMLTableRowElement | null {
  return document.activeElement?.closest<HTMLTableRowElement>('main tbody > tr') ?? null;
}

/** Moves to the row before or after the current one; without one, to the first. */
function focusRow(step: 1 | -1): (() => void) | undefined {
  const all = rows();
  const current = currentRow();
  const index = current ? all.indexOf(current) : -1;
  const row = index === -1 ? all[0] : all[index + step];
  return row && (() => targetIn(row)?.focus());
}

/** Presses the button that is marked with the key. The focus stays on the row, so that Enter still opens it. */
function press(part: Element | null, key: string): (() => void) | undefined {
  const button = part?.querySelector<HTMLElement>(`[data-shortcut="${key}"]:enabled`);
  if (!button) return undefined;
  return () => {
    const focused = document.activeElement;
    button.click();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
