/** A story in the index of the built Storybook. */
export interface IndexedStory {
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

const MODES = 'modes';
const MATRIX = 'matrix';

/**
 * Whether a story is checked in all modes: dark from right to left, and narrow with large text in forced colours. It is the
 * `matrix` of a component, which shows every state, or the one story tagged `modes` of a screen or of a component without
 * a matrix. Storybook checks all stories in the light theme.
 */
export function isForAllModes({ tags = [] }: IndexedStory): boolean {
  return tags.includes(MATRIX) || tags.includes(MODES);
}

/** The components without a story for all modes, and the screens without one or with several. */
export function modeFaults(stories: readonly IndexedStory[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const story of stories) {
    const owner = ownerOf(story);
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + Number(isForAllModes(story)));
  }
  return [...counts].flatMap(([owner, count]) => {
    if (count === 0) return [`${owner} needs a story tagged '${MODES}', with its widest state.`];
    return count > 1 && isScreen(owner) ? [`${owner} has ${count} stories tagged '${MODES}', and needs one.`] : [];
  });
}

const isScreen = (title: string) => title.startsWith('Screens/');

/** The screen or the component of a story: 'Components/Lists/Tabs' also for 'Components/Lists/Tabs/Matrix'. */
function ownerOf({ title, type }: IndexedStory): string | undefined {
  if (type === 'docs') return undefined;
  if (isScreen(title)) return title;
  return title.startsWith('Components/') ? title.split('/').slice(0, 3).join('/') : undefined;
}
