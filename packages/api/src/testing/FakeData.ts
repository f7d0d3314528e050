import type { QuizConfig } from '@cpd/domain/quizConfig';
import type { Activity } from '../activity/contract.ts';
import { activityFixtures } from '../activity/fixtures.ts';
import { administratorFixture } from '../administrators/fixtures.ts';
import type { Administrator } from '../administrators/resource.ts';
import type { ApiKey } from '../apiKeys/resource.ts';
import type { AdminSession } from '../auth/resource.ts';
import type { BinItem } from '../bin/contract.ts';
import type { CertificateGroup } from '../certificateGroups/contract.ts';
import { certificateGroupFixtures } from '../certificateGroups/fixtures.ts';
import type { Course } from '../courses/contract.ts';
import { courseFixtures } from '../courses/fixtures.ts';
import type { CpdEvent } from '../events/contract.ts';
import { eventFixtures } from '../events/fixtures.ts';
import type { FeedItem } from '../feed/contract.ts';
import { feedItemFixtures } from '../feed/fixtures.ts';
import type { IssuedCertificate } from '../issuedCertificates/contract.ts';
import { issuedCertificateFixtures } from '../issuedCertificates/fixtures.ts';
import type { Passkey } from '../passkeys/resource.ts';
import type { Question } from '../quizzes/contract.ts';
import { questionFixtures } from '../quizzes/fixtures.ts';
import type { User } from '../users/contract.ts';
import { userFixtures } from '../users/fixtures.ts';

/** A deleted item: what the bin lists, and what a restore brings back. */
export interface BinnedItem {
  readonly listed: BinItem;
  readonly item: Course | CpdEvent | CertificateGroup | Question;
  /** The questions of a course. */
  readonly questions?: Question[] | undefined;
  /** What undoing the deletion brings back; absent if only a restore is possible. */
  readonly undo?: FakeUndo | undefined;
}

/** An item's place among others, and the numbers of a question's quiz, before its deletion. */
export interface FakeUndo {
  readonly index: number;
  readonly numbers?: QuizConfig;
}

/** The data of the fake API. Tests and stories may change it. */
export interface FakeData {
  courses: Course[];
  /** Questions by course id. */
  questions: Record<string, Question[]>;
  /** What was added, by id; it outlives the questions. */
  readonly createdQuestions: Map<string, string>;
  events: CpdEvent[];
  certificateGroups: CertificateGroup[];
  /** Deleted items, the ones deleted last first. */
  bin: BinnedItem[];
  posts: FeedItem[];
  /** The ids of users by those of their posts. */
  authors: Record<string, string>;
  users: User[];
  /** Whether the person of the identity token that the fake knows has deleted their data. */
  isPersonDeleted: boolean;
  /** Issued certificates, the newest first. What they show of their users follows from `users`. */
  certificates: IssuedCertificate[];
  /** The history, the newest line first. */
  activity: Activity[];
  administrators: Administrator[];
  /** Sessions of the administrator on other devices, listed before those of `FakeSessions`. */
  otherSessions: AdminSession[];
  apiKeys: ApiKey[];
  /** The passkeys of the signed-in administrator. */
  passkeys: Passkey[];
  /** Whether passkeys are mandatory. */
  requirePasskeys: boolean;
  /** Ids of images and PDFs. */
  files: string[];
}

/** The number of items of each kind. */
export type FakeSizes = Partial<
  Record<'courses' | 'events' | 'certificateGroups' | 'certificates' | 'posts' | 'users' | 'activity', number>
>;

/** Makes data from the fixtures; complete courses have six questions. */
export function fakeData(sizes: FakeSizes = {}): FakeData {
  const courses = courseFixtures(sizes.courses ?? 28);
  const posts = feedItemFixtures(sizes.posts ?? 60);
  const users = userFixtures(sizes.users ?? 57);
  const hasHolders = users.length > 0 && sizes.certificateGroups !== 0;
  return {
    courses,
    createdQuestions: new Map(),
    questions: Object.fromEntries(
      courses.map(({ _id, questionCount }) => [
        _id,
        questionFixtures(questionCount ?? 0).map((question) => ({ ...question, _id: `${_id}-${question._id}` })),
      ]),
    ),
    events: eventFixtures(sizes.events ?? 34),
    certificateGroups: certificateGroupFixtures(sizes.certificateGroups ?? 12),
    bin: [],
    posts,
    authors: Object.fromEntries(posts.map(({ _id }, index) => [_id, users[index % users.length]?._id ?? ''])),
    users,
    isPersonDeleted: false,
    certificates: hasHolders ? issuedCertificateFixtures(sizes.certificates ?? 42, users.length) : [],
    activity: activityFixtures(sizes.activity ?? 24),
    administrators: [
      administratorFixture({ isSelf: true }),
      administratorFixture({ _id: 'administrator-2', username: 'ben' }),
    ],
    otherSessions: [],
    apiKeys: [],
    passkeys: [],
    requirePasskeys: false,
    files: ['image-1', 'image-2', 'image-3', 'file-1', 'file-2'],
  };
}
