/** A story as the built Storybook lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** A story as one picture shows it. */
export interface Picture {
  readonly id: string;
  readonly theme: 'light' | 'dark';
  /** The window's width in pixels. */
  readonly width: number;
  /** Taken to the story's end; otherwise as far as the window reaches. */
  readonly isWhole: boolean;
}

const MATRIX_WIDTH = 720;
const PHONE_WIDTH = 390;
const DESK_WIDTH = 1440;

/**
 * Chooses what is compared: every story tagged `matrix`, light and dark, in a phone's window where it is tagged `narrow`
 * as well; and the first state of every screen as its window shows it.
 */
export function picturesOf(entries: readonly IndexEntry[]): readonly Picture[] {
  const seen = new Set<string>();
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, tags }): readonly Picture[] => {
      if (tags.includes('matrix')) {
        const width = tags.includes('narrow') ? PHONE_WIDTH : MATRIX_WIDTH;
        return [
          { id, theme: 'light', width, isWhole: true },
          { id, theme: 'dark', width, isWhole: true },
        ];
      }
      if (!title.startsWith('Screens/') || seen.has(title)) return [];
      seen.add(title);
      // The public pages are read on phones, the back office at desks.
      return title.startsWith('Screens/Public/')
        ? [{ id, theme: 'dark', width: PHONE_WIDTH, isWhole: false }]
        : [{ id, theme: 'light', width: DESK_WIDTH, isWhole: false }];
    });
}

/** Names the file of a picture's baseline. */
export function fileNameOf({ id, theme, width }: Picture): string {
  return `${id}-${theme}-${width}.png`;
}
