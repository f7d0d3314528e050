export { type PageSection, SectionedPage, type SectionedPageProps } from './SectionedPage.tsx';
export { sectionOf } from './sectionOf.ts';
