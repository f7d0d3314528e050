export { Code, OUTDATED, OutdatedError, UNREACHABLE, UnreachableError } from './Code.ts';
export { reloadIfReachable, reloadUnasked } from './reload.ts';
export { useUnstored } from './unstored.ts';
