import type { DemoPost } from './DemoPost.ts';

/** Posts that were refused; no list shows them, their review links still do. */
export const postsRejected: readonly DemoPost[] = [
  {
    title: 'A patient’s photograph, with face',
    description: 'Instructive, but the person can be recognised.',
    motif: 'iris',
  },
  { title: 'Miracle cure for backs', description: 'Works every time, available in my shop.' },
];
