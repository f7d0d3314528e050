export { Fieldset, type FieldsetProps } from './Fieldset.tsx';
export { Radio, type RadioProps } from './Radio.tsx';
