export type { ProseHeaderProps, ProseProps, ProseSectionProps } from './Prose.tsx';
export { Prose, ProseHeader, ProseSection } from './Prose.tsx';
export type { ProseContentsProps } from './ProseContents.tsx';
export { ProseContents } from './ProseContents.tsx';
