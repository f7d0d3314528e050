/** A short name, a long one that shrinks, and names in other scripts. */
export const sampleNames = [
  { label: 'Short', value: 'Ann Lee' },
  { label: 'Very long', value: 'Professor Wilhelmina Alexandra Featherstonehaugh-Montgomery de la Fontaine' },
  { label: 'Thai', value: 'กิตติศักดิ์ ศรีสุวรรณวัฒนา' },
  { label: 'Arabic', value: 'عبد الرحمن بن محمد الهاشمي' },
  { label: 'Chinese', value: '陈静怡' },
  { label: 'Cyrillic', value: 'Екатерина Щербакова' },
  { label: 'Hebrew', value: 'נועה בן־דוד' },
  { label: 'Hindi', value: 'श्रीकृष्ण विद्यार्थी' },
  { label: 'Japanese', value: '山田 さくら' },
  { label: 'Korean', value: '김하늘' },
] as const;

/** The names that are always offered. */
export const commonNames = sampleNames.slice(0, 4);

/** The most demanding ones: shrunk, with marks above and below the letters, and written from right to left. */
export const demandingNames = commonNames.slice(1);

/** Names in further scripts. */
export const furtherNames = sampleNames.slice(4);
