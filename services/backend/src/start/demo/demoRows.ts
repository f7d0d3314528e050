import { POST_STATUS } from '@cpd/domain/review';
import type { Insertable } from 'kysely';
import demoCourses from '../../../demo/courses.json' with { type: 'json' };
import demoEvents from '../../../demo/events.json' with { type: 'json' };
import demoGroups from '../../../demo/groups.json' with { type: 'json' };
import demoPosts from '../../../demo/posts.json' with { type: 'json' };
import demoUsers from '../../../demo/users.json' with { type: 'json' };
import { newId } from '../../database/id.ts';
import type { Schema } from '../../database/schema.ts';
import type { DemoUploads } from './DemoUploads.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How many of the newest users hold two certificates. */
const HOLDERS_OF_TWO = 6;
const HOURS_BETWEEN_CERTIFICATES = 72;
/** The index of the withdrawn certificate, and how many hours ago that was, as in the demo's history. */
const WITHDRAWN = 21;
const HOURS_SINCE_WITHDRAWN = 16 * 24;
const HOURS_BETWEEN_POSTS = 7;
const HOURS_UNTIL_DECISION = 5;

const STATUSES = new Map(Object.entries(POST_STATUS));

type Users = readonly Insertable<Schema['users']>[];
type Groups = readonly Insertable<Schema['certificate_groups']>[];

/** Returns the rows of all tables in the order of their creation, and stores the uploads that they reference. */
export async function demoRows(uploads: DemoUploads, now: Date) {
  const users = userRows(now);
  const groups = await groupRows(uploads);
  return {
    users,
    groups,
    certificates: certificateRows(users, groups, now),
    ...(await courseRows(uploads, groups)),
    ...(await eventRows(uploads)),
    ...(await postRows(uploads, users, now)),
  };
}

/** When the certificate with this place was issued; the oldest one has place 0. */
function issuedAt(place: number, now: Date): Date {
  return hoursBefore(now, (demoUsers.length + HOLDERS_OF_TWO - place) * HOURS_BETWEEN_CERTIFICATES);
}

/** People who were added a week before their first certificate. */
function userRows(now: Date): Users {
  return demoUsers.map(({ email, firstName, lastName, formerLastName, description }, place) => ({
    id: newId(),
    created_at: hoursBefore(issuedAt(place, now), 7 * 24),
    email,
    first_name: firstName,
    last_name: formerLastName ?? lastName ?? null,
    description: description ?? null,
  }));
}

/** The present last names of the users who changed them after their certificates were issued, by e-mail. */
export const changedLastNames: ReadonlyMap<string, string> = new Map(
  demoUsers.flatMap(({ email, lastName, formerLastName }) =>
    formerLastName !== undefined && lastName !== undefined ? [[email, lastName] as const] : [],
  ),
);

async function groupRows(uploads: DemoUploads): Promise<Groups> {
  return Promise.all(
    demoGroups.map(async ({ name, isEnabled, passCondition, template, namePosition }) => ({
      id: newId(),
      name: name ?? null,
      is_enabled: isEnabled,
      pass_condition: passCondition,
      template_image_id: await uploads.add(template),
      template_vertical_position: namePosition ?? 0,
    })),
  );
}

/** Certificates issued in the enabled groups over the last months, the oldest first. */
function certificateRows(users: Users, groups: Groups, now: Date) {
  const enabled = groups.filter((group) => group.is_enabled);
  const holders = [...users, ...users.slice(-HOLDERS_OF_TWO)];
  return holders.map((user, index) => ({
    id: newId(),
    user_id: user.id,
    certificate_group_id: enabled[index % enabled.length]?.id ?? '',
    issued_at: issuedAt(index, now),
    withdrawn_at: index === WITHDRAWN ? hoursBefore(now, HOURS_SINCE_WITHDRAWN) : null,
  }));
}

async function courseRows(uploads: DemoUploads, groups: Groups) {
  const courses = await Promise.all(
    demoCourses.map(async ({ title, group, isEnabled, cover, material, quizLimit, passCondition }, index) => ({
      id: newId(),
      title: title ?? null,
      sequence: index + 1,
      is_enabled: isEnabled,
      cover_image_id: await uploads.add(cover),
      file_id: await uploads.add(material, `${title}.pdf`),
      certificate_group_id: groups.find(({ name }) => name === group)?.id ?? null,
      quiz_limit: quizLimit,
      pass_condition: passCondition,
    })),
  );
  const questions = courses.flatMap(({ id }, index) =>
    (demoCourses[index]?.questions ?? []).map(({ question, choices, right }) => ({
      id: newId(),
      course_id: id,
      question,
      choices: JSON.stringify(choices.map((text, place) => ({ text, isCorrect: place === right }))),
    })),
  );
  return { courses, questions };
}

async function eventRows(uploads: DemoUploads) {
  const events = await Promise.all(
    demoEvents.map(async ({ cover, hyperlink, isEnabled }) => ({
      id: newId(),
      cover_image_id: await uploads.add(cover),
      hyperlink: hyperlink ?? null,
      is_enabled: isEnabled,
    })),
  );
  const posters = await Promise.all(
    events.flatMap(({ id }, index) =>
      (demoEvents[index]?.posters ?? []).map(async (path, position) => ({
        event_id: id,
        image_id: await uploads.add(path),
        position,
      })),
    ),
  );
  return { events, posters };
}

/** The decided posts are older than those in review. */
async function postRows(uploads: DemoUploads, users: Users, now: Date) {
  const posts = await Promise.all(
    demoPosts.map(async ({ author, title, description, cover, status }, index) => {
      const hours = (demoPosts.length - index) * HOURS_BETWEEN_POSTS;
      return {
        id: newId(),
        user_id: users.find(({ email }) => email === author)?.id ?? '',
        title,
        description,
        cover_image_id: await uploads.add(cover),
        status: STATUSES.get(status) ?? POST_STATUS.review,
        created_at: hoursBefore(now, hours),
        decided_at: status === 'review' ? null : hoursBefore(now, hours - HOURS_UNTIL_DECISION),
      };
    }),
  );
  const postFiles = await Promise.all(
    posts.flatMap(({ id }, index) =>
      (demoPosts[index]?.files ?? []).map(async ({ name, path }, position) => ({
        post_id: id,
        file_id: await uploads.add(path, name),
        position,
      })),
    ),
  );
  return { posts, postFiles };
}

function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * HOUR_MS);
}
