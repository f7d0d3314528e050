export { foldCase, matchesKeyword, sentKeyword } from './keyword.ts';
