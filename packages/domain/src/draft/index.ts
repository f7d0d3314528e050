export { DRAFT_LABEL, displayTitle, rowName } from './draft.ts';
