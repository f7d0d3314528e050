export type { FieldsetProps } from './Fieldset.tsx';
export { Fieldset } from './Fieldset.tsx';
export type { RadioProps } from './Radio.tsx';
export { Radio } from './Radio.tsx';
