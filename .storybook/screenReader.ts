import { virtual } from '@guidepup/virtual-screen-reader';

/** What a story's parameter `says` holds: the phrases of a screen reader that goes through it from its start to its end. */
type SpokenPhrases = readonly string[];

/** Longer than any story: a reader that never comes to an end has gone round in circles. */
const MOST_STEPS = 200;

/**
 * Goes through a story as a screen reader does, and compares what is said with the story's parameter `says`. The reader
 * brings a user-event of its own, which listens to fields from then on: what `userEvent.type` writes later in the same
 * page does not arrive, so stories that type stand before it in their file.
 * @throws when something else is said
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
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
      await virtual.next();
    }
    return withoutLogs((await virtual.spokenPhraseLog()).slice(1, -1));
  } finally {
    await virtual.stop();
  }
}

/** Leaves out what React Aria's live region, which is a log on the page's edge, still holds of other stories. */
function withoutLogs(phrases: readonly string[]): readonly string[] {
  const filledLog = /^log\n(?:(?!log$).*\n)*?end of log\n/gm;
  const emptyLog = /^log\n/gm;
  return phrases.join('\n').replace(filledLog, '').replace(emptyLog, '').split('\n');
}
