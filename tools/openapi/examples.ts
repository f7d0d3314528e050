import { activitySchema } from '../../packages/api/src/activity/contract.ts';
import { activityFixture } from '../../packages/api/src/activity/fixtures.ts';
import { administratorSchema } from '../../packages/api/src/administrators/contract.ts';
import { administratorFixture } from '../../packages/api/src/administrators/fixtures.ts';
import { apiKeySchema } from '../../packages/api/src/apiKeys/contract.ts';
import { apiKeyFixture } from '../../packages/api/src/apiKeys/fixtures.ts';
import { binItemSchema } from '../../packages/api/src/bin/contract.ts';
import { binItemFixture } from '../../packages/api/src/bin/fixtures.ts';
import { proofOfWorkSchema } from '../../packages/api/src/captcha/contract.ts';
import { certificateGroupSchema } from '../../packages/api/src/certificateGroups/contract.ts';
import { certificateGroupFixture } from '../../packages/api/src/certificateGroups/fixtures.ts';
import { certificateSchema } from '../../packages/api/src/certificates/contract.ts';
import { certificateFixture } from '../../packages/api/src/certificates/fixtures.ts';
import { courseSchema } from '../../packages/api/src/courses/contract.ts';
import { courseFixture } from '../../packages/api/src/courses/fixtures.ts';
import { eventSchema } from '../../packages/api/src/events/contract.ts';
import { eventFixture } from '../../packages/api/src/events/fixtures.ts';
import { feedItemSchema, reviewAddressSchema } from '../../packages/api/src/feed/contract.ts';
import { feedItemFixture } from '../../packages/api/src/feed/fixtures.ts';
import type { Schema } from '../../packages/api/src/http/endpoint.ts';
import {
  issuedCertificateSchema as listedCertificateSchema,
  newCertificateIdSchema,
} from '../../packages/api/src/issuedCertificates/contract.ts';
import { issuedCertificateFixture } from '../../packages/api/src/issuedCertificates/fixtures.ts';
import { newQuestionIdSchema, questionSchema } from '../../packages/api/src/quizzes/contract.ts';
import { questionFixture } from '../../packages/api/src/quizzes/fixtures.ts';
import { postSchema } from '../../packages/api/src/review/contract.ts';
import { postFixture } from '../../packages/api/src/review/fixtures.ts';
import { guaranteed } from '../../packages/api/src/testing/contract.ts';
import { listedUserSchema, userDetailsSchema } from '../../packages/api/src/users/contract.ts';
import { userDetailsFixture, userFixture } from '../../packages/api/src/users/fixtures.ts';
import {
  certificateSchema as issuedCertificateSchema,
  putServiceUser,
} from '../../services/backend/src/service/contract.ts';

/** Examples of models: the fixtures of tests and stories. */
const examples = new Map<Schema, unknown>(
  (
    [
      [activitySchema, activityFixture()],
      [administratorSchema, administratorFixture()],
      [apiKeySchema, apiKeyFixture()],
      [binItemSchema, binItemFixture()],
      [certificateGroupSchema, certificateGroupFixture()],
      [certificateSchema, certificateFixture()],
      [courseSchema, courseFixture()],
      [eventSchema, eventFixture()],
      [feedItemSchema, feedItemFixture()],
      // Only other servers omit a size, as the fixture's second file does.
      [postSchema, { ...postFixture(), files: postFixture().files.slice(0, 1) }],
      [questionSchema, questionFixture()],
      [
        reviewAddressSchema,
        {
          _id: '4f1c2a9e7b5d',
          url: 'https://cpd.example.org/public/review/4f1c2a9e7b5d?token=b7a1f0c3d9e84512',
        },
      ],
      [
        issuedCertificateSchema,
        {
          _id: 'b0f4a1c2-5d3e-4f6a-8b7c-9d0e1f2a3b4c',
          number: '2026-000017',
          issuedAt: '2026-03-01T09:00:00.000Z',
          withdrawnAt: null,
          successor: null,
          url: 'https://cpd.example.org/public/certificate/b0f4a1c2-5d3e-4f6a-8b7c-9d0e1f2a3b4c',
        },
      ],
      [listedCertificateSchema, issuedCertificateFixture()],
      [listedUserSchema, { ...userFixture(), certificateCount: 2 }],
      [userDetailsSchema, userDetailsFixture()],
      [
        proofOfWorkSchema,
        {
          parameters: {
            algorithm: 'PBKDF2/SHA-256',
            cost: 5000,
            keyLength: 32,
            keyPrefix: '00',
            nonce: 'bc8b3df0aef3a1b0c1a1e0f0d9a5a0f3',
            salt: '6f0f6a4f3c7f4d0b8d7c4b5a6e7f8091',
            expiresAt: 1772356200,
            data: { action: 'sign-in', lifetime: 600 },
          },
          signature: '5b1f9d1f7d3a',
        },
      ],
    ] satisfies readonly (readonly [Schema, unknown])[]
  ).map(([schema, example]) => [guaranteed(schema), example]),
)
  .set(newQuestionIdSchema, '3k9f0q2v7m1d8s5a4c6e0b3t2r')
  .set(newCertificateIdSchema, 'b0f4a1c2-5d3e-4f6a-8b7c-9d0e1f2a3b4c')
  .set(putServiceUser.body as Schema, {
    firstName: 'Mali',
    lastName: 'Suwan',
    email: 'mali.suwan@example.org',
    description: 'Nurse',
    identity: 'firebase-uid-1',
  });

const FIELDS: Readonly<Record<string, unknown>> = {
  _id: '4f1c2a9e7b5d',
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZG1pbi0xIn0.signature',
  action: 1,
  capabilities: ['history', 'sessions'],
  certificateGroup: '9d2b7c1a5e3f',
  content: 'iVBORw0KGgo=',
  choices: questionFixture().choices,
  course: '4f1c2a9e7b5d',
  cursor: 'OWYzYTFjMmQ0YjVlNmY3MC4xOA',
  cover: '1b3c5d7e9f20',
  description: 'What changed in our routine after the audit.',
  days: 30,
  device: 'Firefox on Linux',
  email: 'mali.suwan@example.org',
  file: '7a6b5c4d3e2f',
  firebaseToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.signature',
  firstName: 'Mali',
  hyperlink: 'https://example.org/congress',
  identity: 'firebase-uid-1',
  keys: ['mali.suwan@example.org', 'Mali Suwan'],
  key: 'cpd_Zq3kX9yB1mXw7Tn5vRf2Lc8Hd4Js6Pa0Eo1Ui5Yt3W',
  lastName: 'Suwan',
  name: 'Nursing',
  network: '192.0.2.7',
  newPassword: 'correct horse battery staple',
  next: null,
  notes: [{ code: 'GROUP_GONE', message: 'Its certificate group was deleted. Choose another one.' }],
  number: '2026-000017',
  oldPassword: 'the password until now',
  originalname: 'anatomy.pdf',
  owner: 'avatar-7',
  password: 'correct horse battery staple',
  position: 640,
  question: 'How many chambers has the human heart?',
  quiz: '8c7b6a5f4e3d',
  refreshToken: 'kq3Zr9yB1mXw7Tn5',
  size: 20,
  status: 2,
  template: '1b3c5d7e9f20',
  text: 'Four',
  title: 'Anatomy basics',
  token: 'b7a1f0c3d9e84512',
  type: 'post.approved',
  url: 'https://cpd.example.org/public/certificate/4f1c2a9e7b5d',
  username: 'ada',
  withdrawnAt: null,
};

/** The parts of a schema that an example is made of. */
interface Parts extends Schema {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly options?: readonly unknown[];
  readonly wrapped?: Parts;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Returns an example for a schema; `name` is the field's. */
export function exampleOf(schema: Parts, name = ''): unknown {
  if (examples.has(schema)) return examples.get(schema);
  const { type, entries, item, options = [], wrapped, literal, pipe = [] } = schema;
  if (wrapped) return FIELDS[name] === null ? null : exampleOf(wrapped, name);
  if (entries) return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, exampleOf(entry, key)]));
  if (item) {
    const length = pipe.find((action) => action.type === 'length')?.requirement ?? 1;
    return FIELDS[name] ?? Array.from({ length: Number(length) }, () => exampleOf(item));
  }
  if (type === 'literal') return literal;
  if (type === 'picklist') return options[0];
  if (type === 'union' || type === 'variant') return exampleOf(options[0] as Parts, name);
  if (type === 'boolean') return true;
  if (type === 'number') return typeof FIELDS[name] === 'number' ? FIELDS[name] : 1;
  if (pipe.some((action) => action.type === 'iso_timestamp')) return '2026-03-01T09:00:00.000Z';
  return typeof FIELDS[name] === 'string' ? FIELDS[name] : '4f1c2a9e7b5d';
}
