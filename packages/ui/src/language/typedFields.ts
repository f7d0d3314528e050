const KEY = 'typed';

/** The fields that no form keeps by itself, and that are no passwords: the user names of sign-ins. */
const USER_NAMES = 'input[name][autocomplete^=username]';

let typed: Record<string, unknown> | undefined;

/** Keeps the user name that was typed on a sign-in page until the page is loaded again. */
export function keepTypedFields(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(USER_NAMES);
  const texts = Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...texts, [KEY]: window.location.pathname }));
  } catch {
    // Without storage, the reader types again.
  }
}

/** What has been typed into a field before the page was loaded again; only the first time. */
export function takeTyped(name: string | undefined): string | undefined {
  typed ??= storedTexts();
  if (name === undefined) return undefined;
  const text = typed[name];
  delete typed[name];
  return typeof text === 'string' ? text : undefined;
}

function storedTexts(): Record<string, unknown> {
  try {
    const { [KEY]: path, ...texts } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    return path === window.location.pathname ? texts : {};
  } catch {
    return {};
  }
}
