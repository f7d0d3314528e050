export { type PageSection, SectionedPage, type SectionedPageProps } from './SectionedPage.tsx';
