/** Folds the search texts again that have changed. */
export { isOutsideTransaction, up } from './0049-found-again.ts';
