import { sentence } from '@cpd/ui/language';

export const TERMS_PATH = '/public/term-and-condition';
export const TERMS_TITLE = sentence('Terms and Conditions');
export const USER_DELETION_PATH = '/public/user-deletion';

export function certificatePath(id: string): string {
  return `/public/certificate/${encodeURIComponent(id)}`;
}
