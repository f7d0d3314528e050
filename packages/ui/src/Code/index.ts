export { Code, UNREACHABLE, UnreachableError } from './Code.ts';
export { reloadIfReachable } from './reload.ts';
