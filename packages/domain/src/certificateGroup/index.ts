export { canChooseGroup } from './certificateGroup.ts';
