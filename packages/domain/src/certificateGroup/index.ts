export { CERTIFICATE_GROUP_SEARCH_DELAY_MS, canChooseGroup, canDeleteGroup } from './certificateGroup.ts';
