export { isPosterNamedTwice, POSTER_PREVIEW_SIZE } from './poster.ts';
