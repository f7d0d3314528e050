export { certificatePreviewAddress } from './addresses.ts';
