import { SCOPES, type Scope } from '@cpd/domain/apiKey';
import { listed } from '@cpd/domain/text';

/** What a key may do with a scope: as a choice, and in a list. */
export const SCOPE_LABELS: Readonly<Record<Scope, { readonly choice: string; readonly short: string }>> = {
  'users:write': { choice: 'Create, change and delete users', short: 'users' },
  'posts:write': { choice: 'Submit posts', short: 'posts' },
  'certificates:write': { choice: 'Issue and withdraw certificates', short: 'certificates' },
  'uploads:write': { choice: 'Store images and PDFs', short: 'uploads' },
  'catalog:read': { choice: 'Read courses, quizzes, events and certificate groups', short: 'catalog' },
  'answers:read': { choice: 'Read which answers are correct', short: 'answers' },
  'events:read': { choice: 'Follow what changes', short: 'changes' },
};

/** Lists scopes in their order; unknown ones of a newer server as they are. */
export function scopesText(scopes: readonly string[]): string {
  const known = SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => SCOPE_LABELS[scope].short);
  return listed([...known, ...scopes.filter((scope) => !Object.hasOwn(SCOPE_LABELS, scope))]);
}
