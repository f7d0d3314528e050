export { hyperlinkProblem, isWebAddress } from './hyperlink.ts';
