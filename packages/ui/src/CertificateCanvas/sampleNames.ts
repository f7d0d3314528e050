/** Names that show how real ones will fit: a short one, one that must shrink, and two other scripts. */
export const sampleNames = [
  { label: 'Short', value: 'Ann Lee' },
  { label: 'Very long', value: 'Professor Wilhelmina Alexandra Featherstonehaugh-Montgomery de la Fontaine' },
  { label: 'Thai', value: 'กิตติศักดิ์ ศรีสุวรรณวัฒนา' },
  { label: 'Arabic', value: 'عبد الرحمن بن محمد الهاشمي' },
] as const;
