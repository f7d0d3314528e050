export { canChooseGroup, canDeleteGroup } from './certificateGroup.ts';
