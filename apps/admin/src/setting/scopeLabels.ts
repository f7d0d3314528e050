import { SCOPES, type Scope } from '@cpd/domain/apiKey';
import { listed, type Sentence, say, sentence } from '@cpd/ui/language';

/** What a key may do with a scope: as a choice, and in a list. */
export const SCOPE_LABELS: Readonly<Record<Scope, { readonly choice: Sentence; readonly short: Sentence }>> = {
  'users:write': { choice: sentence('Create, change and delete users'), short: sentence('users') },
  'posts:write': { choice: sentence('Submit posts'), short: sentence('posts') },
  'certificates:write': { choice: sentence('Issue and withdraw certificates'), short: sentence('certificates') },
  'uploads:write': { choice: sentence('Store images and PDFs'), short: sentence('uploads') },
  'catalog:read': {
    choice: sentence('Read courses, quizzes, events and certificate groups'),
    short: sentence('catalog'),
  },
  'answers:read': { choice: sentence('Read which answers are correct'), short: sentence('answers') },
  'events:read': { choice: sentence('Follow what changes'), short: sentence('changes') },
};

/** Many languages say this in other words than that a key was never used. */
export const NEVER_EXPIRES = sentence('{what, select, expiry {Never} other {Never}}', { what: 'expiry' });

/** Lists scopes in their order; unknown ones of a newer server as they are. */
export function scopesText(scopes: readonly string[]): string {
  const known = SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => say(SCOPE_LABELS[scope].short));
  return listed([...known, ...scopes.filter((scope) => !Object.hasOwn(SCOPE_LABELS, scope))]);
}
