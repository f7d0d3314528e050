export { type FormValues, hasOthersChanges, hasSameValues, mergedValues } from './editing.ts';
