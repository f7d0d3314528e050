export { tabTitle, useTabTitle } from './useTabTitle.ts';
