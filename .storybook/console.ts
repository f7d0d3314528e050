type Level = 'error' | 'warn';

const said: string[] = [];

/** Records errors and warnings of the console. Returns a function that stops. */
export function listenToConsole(): () => void {
  said.length = 0;
  const stops = (['error', 'warn'] as const).map(listenTo);
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Reports what a story said to the console.
 * @throws when it said anything at all: a warning in a story is a fault in a component
 */
export function expectSilentConsole(): void {
  if (said.length > 0) throw new Error(`The console must stay silent, but it says:\n${said.join('\n')}`);
}

function listenTo(level: Level): () => void {
  // biome-ignore lint/suspicious/noConsole: listening to the console is this file's purpose.
  const original = console[level];
  console[level] = (...words: unknown[]) => {
    if (!words.some(isFailedExpectation)) said.push(`${level}: ${words.map(String).join(' ')}`);
    original.apply(console, words);
  };
  return () => {
    console[level] = original;
  };
}

// Storybook prints a failed expectation itself; that one is reported already.
function isFailedExpectation(word: unknown): boolean {
  return word instanceof Error && /expect/i.test(word.message);
}
