const KEY = 'typed';

/** A password that is shown is a text, too. */
const TEXT_FIELDS = 'input[name]:is([type=text], [type=email]):not([autocomplete$=password])';

let typed: Record<string, unknown> | undefined;

/** Keeps what has been typed into the text fields of the page until it is loaded again. Passwords are not stored. */
export function keepTypedFields(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS);
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
