import type { ComponentType } from 'react';

/** One public page: all that the app and the build know of it. */
export interface PageRoute {
  /** Its address; `:id` stands for the id that the page is given. */
  readonly path: string;
  /** Names the browser's tab. */
  readonly title: string;
  readonly page: () => Promise<ComponentType<{ id: string }>>;
  /** Whether nothing at all is shown while the code loads. */
  readonly isBlankAtFirst?: boolean;
}
