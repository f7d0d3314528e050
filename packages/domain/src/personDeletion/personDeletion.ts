import { endingWith, type Paragraph } from '../consequence/consequence.ts';
import { sentence } from '../sentence/sentence.ts';

/** What the service deletes with a person. */
export interface OwnedByPerson {
  readonly certificates: number;
  readonly posts: number;
  readonly uploads: number;
  readonly hasAccount: boolean;
}

/** What follows when a person is deleted, with everything of theirs. */
export function personDeletionConsequence({ certificates, posts, uploads, hasAccount }: OwnedByPerson): Paragraph {
  const contents = [
    certificates > 0 && sentence('{n, plural, one {# certificate} other {# certificates}}', { n: certificates }),
    posts > 0 && sentence('{n, plural, one {# post} other {# posts}}', { n: posts }),
    uploads > 0 && sentence('{n, plural, one {# upload} other {# uploads}}', { n: uploads }),
    hasAccount && sentence('the account in the mobile app'),
  ].filter((one) => one !== false);
  return endingWith(
    sentence('This cannot be taken back.'),
    contents.length > 0 && sentence('This deletes {contents} too.', { contents }),
    certificates > 0 && sentence('Links to the certificates stop working.'),
  );
}
