export { isPosterNamedTwice } from './poster.ts';
