import type { MotifName } from '../art/motifs/index.ts';

/** A post of the demo; the cover's motif is missing where it has no cover. */
export interface DemoPost {
  readonly title: string;
  readonly description: string;
  readonly motif?: MotifName;
  /** Names of the attached PDFs. @default none */
  readonly files?: readonly string[];
}
