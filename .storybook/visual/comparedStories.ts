/** A story in the index of the built Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** A story to compare, and the options of its screenshots. */
export interface ComparedStory {
  readonly id: string;
  /** The widths of the viewport in pixels. */
  readonly widths: readonly number[];
  /** Whether the full story is captured; otherwise only the viewport. */
  readonly isFullPage: boolean;
}

export interface Variant {
  readonly theme: 'light' | 'dark';
  /** The width of the viewport in pixels. */
  readonly width: number;
}

const PHONE_WIDTH = 390;
const LAPTOP_WIDTH = 1024;
const DESK_WIDTH = 1440;

/**
 * Selects the stories to compare: every story tagged `matrix`; of every screen the first state and those tagged `look`,
 * in the viewport only. A story tagged `narrow` is only compared on a phone, one tagged `medium` on a small laptop.
 */
export function comparedStories(entries: readonly IndexEntry[]): readonly ComparedStory[] {
  const seen = new Set<string>();
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, title, tags }): readonly ComparedStory[] => {
      const isMatrix = tags.includes('matrix');
      const isScreen = title.startsWith('Screens/') && (!seen.has(title) || tags.includes('look'));
      seen.add(title);
      if (!isMatrix && !isScreen) return [];
      return [{ id, widths: widthsOf(tags), isFullPage: isMatrix }];
    });
}

function widthsOf(tags: readonly string[]): readonly number[] {
  if (tags.includes('narrow')) return [PHONE_WIDTH];
  return tags.includes('medium') ? [LAPTOP_WIDTH] : [DESK_WIDTH, PHONE_WIDTH];
}

/** The variants of a story's screenshots, in order. */
export function variantsOf({ widths }: ComparedStory): readonly Variant[] {
  return widths.flatMap((width): Variant[] => [
    { theme: 'light', width },
    { theme: 'dark', width },
  ]);
}

export function fileNameOf({ id }: ComparedStory, { theme, width }: Variant): string {
  return `${id}-${theme}-${width}.png`;
}

/** The languages in which screens are compared too, and their widths. */
export const TRANSLATIONS = { languages: ['ar', 'th'], widths: [LAPTOP_WIDTH, PHONE_WIDTH] } as const;

export function translatedFileName(id: string, language: string, width: number): string {
  return `${id}-${language}-${width}.png`;
}
