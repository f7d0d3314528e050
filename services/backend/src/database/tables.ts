import type { Schema } from './schema.ts';

/** Every table, each after those that it references, except for `locks`, whose rows belong to each database. */
export const TABLES = [
  'admins',
  'api_keys',
  'passkeys',
  'welcome_links',
  'sessions',
  'refresh_tokens',
  'captcha_uses',
  'throttle',
  'images',
  'files',
  'certificate_groups',
  'courses',
  'questions',
  'events',
  'event_images',
  'users',
  'deleted_people',
  'posts',
  'post_files',
  'user_uploads',
  'review_tokens',
  'certificates',
  'audit',
  'pending_deletions',
  'facts',
  'creations',
  'bin',
  'upload_references',
  'service_events',
] as const satisfies readonly (keyof Schema)[];

/** Tables that triggers fill while the others are filled or emptied. */
export const TRIGGER_FILLED_TABLES: ReadonlySet<(typeof TABLES)[number]> = new Set([
  'deleted_people',
  'user_uploads',
  'pending_deletions',
  'bin',
  'upload_references',
  'service_events',
]);
