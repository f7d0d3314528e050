/** A name to try on the template. */
export interface SampleName {
  /** What is special about it, as the choice shows it. */
  readonly label: string;
  /** The name itself. */
  readonly name: string;
}

/** Names that show how real ones will fit: a short one, one that must shrink, and two other scripts. */
export const sampleNames = {
  short: { label: 'Short', name: 'Ann Lee' },
  long: { label: 'Very long', name: 'Professor Wilhelmina Alexandra Featherstonehaugh-Montgomery de la Fontaine' },
  thai: { label: 'Thai', name: 'กิตติศักดิ์ ศรีสุวรรณวัฒนา' },
  arabic: { label: 'Arabic', name: 'عبد الرحمن بن محمد الهاشمي' },
} as const satisfies Record<string, SampleName>;

/** The key of a sample name. */
export type SampleNameKey = keyof typeof sampleNames;
