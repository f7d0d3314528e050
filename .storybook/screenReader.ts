import { virtual } from '@guidepup/virtual-screen-reader';

/** The story parameter `says`: the phrases of a screen reader that reads the story from start to end. */
type SpokenPhrases = readonly string[];

/** More phrases than any story has: a reader that exceeds it is in an endless loop. */
const MAX_STEPS = 200;

/**
 * Reads a story with a virtual screen reader, and compares the phrases with the story parameter `says`. The reader has
 * its own copy of user-event, which then intercepts fields: later calls of `userEvent.type` on the same page have no
 * effect, so stories that type come first in their file.
 * @throws if the phrases differ
 */
export async function expectSpoken({ parameters }: { parameters: { says?: SpokenPhrases } }): Promise<void> {
  if (parameters.says === undefined) return;
  const spoken = await readThrough();
  const [expected, actual] = [parameters.says.join('\n'), spoken.join('\n')];
  if (expected !== actual) throw new Error(`A screen reader should say:\n${expected}\nbut it says:\n${actual}`);
}

async function readThrough(): Promise<readonly string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
      await virtual.next();
    }
    return withoutLogs((await virtual.spokenPhraseLog()).slice(1, -1));
  } finally {
    await virtual.stop();
  }
}

/** Removes the texts of other stories from React Aria's live region, which is a log at the end of the page. */
function withoutLogs(phrases: readonly string[]): readonly string[] {
  const filledLog = /^log\n(?:(?!log$).*\n)*?end of log\n/gm;
  const emptyLog = /^log\n/gm;
  return phrases.join('\n').replace(filledLog, '').replace(emptyLog, '').split('\n');
}
