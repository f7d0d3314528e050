export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { PageTitleId } from './PageTitleId.ts';
