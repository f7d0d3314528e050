type Level = 'error' | 'warn';

const messages: string[] = [];

/** Records errors and warnings of the console. Returns a function that stops. */
export function listenToConsole(): () => void {
  messages.length = 0;
  const stops = (['error', 'warn'] as const).map(listenTo);
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Reports the console output of a story.
 * @throws if there is any: a warning in a story is a fault of a component
 */
export function expectSilentConsole(): void {
  if (messages.length > 0) throw new Error(`The console must stay silent, but it says:\n${messages.join('\n')}`);
}

function listenTo(level: Level): () => void {
  // biome-ignore lint/suspicious/noConsole: listening to the console is this file's purpose.
  const original = console[level];
  console[level] = (...words: unknown[]) => {
    if (!words.some(isFromStorybook)) messages.push(`${level}: ${words.map(String).join(' ')}`);
    original.apply(console, words);
  };
  return () => {
    console[level] = original;
  };
}

// A failed expectation, which is reported already.
function isFromStorybook(word: unknown): boolean {
  return word instanceof Error && /expect/i.test(word.message);
}
