export type { Post, PostFile } from './contract.ts';
export { useApprovePost, usePost, useRejectPost } from './hooks.ts';
export type { ReviewLink } from './keys.ts';
export { preloadPost } from './requests.ts';
