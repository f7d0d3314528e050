export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; its message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readText<T>(env: Environment, name: string, fallback: T): string | T {
  const text = env[name]?.trim();
  return text === undefined || text === '' ? fallback : text;
}

/** Reads a whole number within bounds. @throws ConfigError when it is anything else. */
export function readWholeNumber<T>(
  env: Environment,
  name: string,
  fallback: T,
  bounds: { min: number; max: number },
): number | T {
  const text = readText(env, name, null);
  if (text === null) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= bounds.min && value <= bounds.max)) {
    throw new ConfigError(`${name} must be a whole number from ${bounds.min} to ${bounds.max}, but it is "${text}".`);
  }
  return value;
}

/** Reads one of a few words. @throws ConfigError when it is none of them. */
export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = readText(env, name, fallback);
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but it is "${text}".`);
  return chosen;
}

/** Reads a switch: 1 or true is on, 0, false or nothing is off. @throws ConfigError when it is anything else. */
export function readSwitch(env: Environment, name: string): boolean {
  const text = readText(env, name, '0').toLowerCase();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new ConfigError(`${name} must be 1 or 0, but it is "${text}".`);
}

export function readList(env: Environment, name: string): readonly string[] {
  return readText(env, name, '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Checks that a text is an http or https address and gives it without a trailing slash. @throws ConfigError otherwise. */
export function checkedAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // The value is not repeated here.
  if (url?.username || url?.password) throw new ConfigError(`${name} must hold no user name and no password.`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      `${name} must be an http or https address such as https://cpd.example.org, but it is "${text}".`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Checks that a text is an origin: scheme, host and port without a path. @throws ConfigError otherwise. */
export function checkedOrigin(name: string, text: string): string {
  const address = checkedAddress(name, text);
  if (address !== new URL(address).origin) {
    throw new ConfigError(
      `${name} must name origins without a path, such as https://cpd.example.org, but it holds "${text}".`,
    );
  }
  return address;
}
