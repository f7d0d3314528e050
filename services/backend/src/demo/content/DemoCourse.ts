import type { DocumentSection } from '../art/document.ts';
import type { MotifName } from '../art/motifs/index.ts';
import type { PaletteName } from '../art/palette.ts';
import type { GroupName } from './groups.ts';

/** A question, its right answer, and three wrong ones. */
export type DemoQuestion = readonly [question: string, right: string, wrong: string, wrong: string, wrong: string];

/** A course of the demo; what is left out is missing on the draft. */
export interface DemoCourse {
  readonly title?: string;
  /** The field of practice, printed on the cover and the material. */
  readonly field: string;
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly group?: GroupName;
  /** Whether it has a cover. @default true */
  readonly hasCover?: boolean;
  /** The course material; without it there is no PDF. */
  readonly material?: { readonly summary: string; readonly sections: readonly DocumentSection[] };
  readonly questions?: readonly DemoQuestion[];
  /** How many right answers pass. @default three of four */
  readonly passCondition?: number;
  /** Whether it is enabled. @default false */
  readonly isEnabled?: boolean;
}
