export type { ProseHeaderProps, ProseProps, ProseSectionProps } from './Prose.tsx';
export { Prose, ProseHeader, ProseSection } from './Prose.tsx';
export { ProseContents, type ProseContentsProps } from './ProseContents.tsx';
