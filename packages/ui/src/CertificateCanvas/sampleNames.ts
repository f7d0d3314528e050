import { type Sentence, sentence } from '../language/index.ts';

export interface SampleName {
  readonly label: Sentence;
  readonly value: string;
}

/** A short name, a long one that shrinks, and names in other scripts. */
export const sampleNames = [
  { label: sentence('Short'), value: 'Ann Lee' },
  { label: sentence('Very long'), value: 'Professor Wilhelmina Alexandra Featherstonehaugh-Montgomery de la Fontaine' },
  { label: sentence('Thai'), value: 'กิตติศักดิ์ ศรีสุวรรณวัฒนา' },
  { label: sentence('Arabic'), value: 'عبد الرحمن بن محمد الهاشمي' },
  { label: sentence('Chinese'), value: '陈静怡' },
  { label: sentence('Cyrillic'), value: 'Екатерина Щербакова' },
  { label: sentence('Hebrew'), value: 'נועה בן־דוד' },
  { label: sentence('Hindi'), value: 'श्रीकृष्ण विद्यार्थी' },
  { label: sentence('Japanese'), value: '山田 さくら' },
  { label: sentence('Korean'), value: '김하늘' },
] as const satisfies readonly SampleName[];

/** The names that are always offered. */
export const commonNames = sampleNames.slice(0, 4);

/** The most demanding ones: shrunk, with marks above and below the letters, and written from right to left. */
export const demandingNames = commonNames.slice(1);

/** Names in further scripts. */
export const furtherNames = sampleNames.slice(4);
