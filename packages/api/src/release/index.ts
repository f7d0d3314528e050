export { isOutdated } from './isOutdated.ts';
