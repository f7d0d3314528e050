export { focusInView } from './focusInView.ts';
