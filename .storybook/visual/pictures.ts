/** A story as the built Storybook lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** A story to compare, and how it is looked at. */
export interface Sight {
  readonly id: string;
  /** The windows' widths in pixels. */
  readonly widths: readonly number[];
  /** Taken to the story's end; otherwise as far as the window reaches. */
  readonly isWhole: boolean;
}

/** How a picture of a story is taken. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** The window's width in pixels. */
  readonly width: number;
}

const PHONE_WIDTH = 390;
const LAPTOP_WIDTH = 1024;
const DESK_WIDTH = 1440;

/**
 * Chooses what is compared: every story tagged `matrix`; of every screen the first state and those tagged `look`, as
 * far as the window shows them. A story tagged `narrow` is a phone's alone, one tagged `medium` a small laptop's.
 */
export function sightsOf(entries: readonly IndexEntry[]): readonly Sight[] {
  const seen = new Set<string>();
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, tags }): readonly Sight[] => {
      const isMatrix = tags.includes('matrix');
      const isScreen = title.startsWith('Screens/') && (!seen.has(title) || tags.includes('look'));
      seen.add(title);
      if (!isMatrix && !isScreen) return [];
      return [{ id, widths: widthsOf(tags), isWhole: isMatrix }];
    });
}

function widthsOf(tags: readonly string[]): readonly number[] {
  if (tags.includes('narrow')) return [PHONE_WIDTH];
  return tags.includes('medium') ? [LAPTOP_WIDTH] : [DESK_WIDTH, PHONE_WIDTH];
}

/** The variants of a story's screenshots, in order. */
export function looksAt({ widths }: Sight): readonly Look[] {
  return widths.flatMap((width): Look[] => [
    { theme: 'light', width },
    { theme: 'dark', width },
  ]);
}

/** Names the file of a picture's baseline. */
export function fileNameOf({ id }: Sight, { theme, width }: Look): string {
  return `${id}-${theme}-${width}.png`;
}
