export type { NoticeProps } from './Notice.tsx';
export { Notice } from './Notice.tsx';
