// What an open PDF needs, in one file: pages do not wait for it.
export * as engine from './engine.ts';
export { PdfReader } from './PdfReader.tsx';
