import { matchPath } from 'react-router';

/** The addresses of the public pages. */
export const paths = {
  review: '/public/review/:id',
  certificate: '/public/certificate/:id',
  terms: '/public/term-and-condition',
  userDeletion: '/public/user-deletion',
} as const;

/** Which page an address shows, with the id that some carry. */
export type Address =
  | { readonly page: 'review' | 'certificate'; readonly id: string }
  | { readonly page: 'terms' | 'userDeletion' | 'unknown' };

/** Reads the page off a path; a trailing slash makes no difference. */
export function addressOf(pathname: string): Address {
  for (const page of ['review', 'certificate'] as const) {
    const id = decoded(matchPath(paths[page], pathname)?.params.id);
    if (id) return { page, id };
  }
  for (const page of ['terms', 'userDeletion'] as const) {
    if (matchPath(paths[page], pathname)) return { page };
  }
  return { page: 'unknown' };
}

/** The text of a path's segment; undefined where its escapes are broken. */
function decoded(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
