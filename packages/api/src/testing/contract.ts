import * as v from 'valibot';
import * as activity from '../activity/contract.ts';
import * as administrators from '../administrators/contract.ts';
import * as auth from '../auth/contract.ts';
import * as captcha from '../captcha/contract.ts';
import * as certificateGroups from '../certificateGroups/contract.ts';
import * as certificates from '../certificates/contract.ts';
import * as courses from '../courses/contract.ts';
import * as events from '../events/contract.ts';
import * as feed from '../feed/contract.ts';
import type { Endpoint } from '../http/endpoint.ts';
import * as quizzes from '../quizzes/contract.ts';
import * as review from '../review/contract.ts';
import * as uploads from '../uploads/contract.ts';
import * as userDeletion from '../userDeletion/contract.ts';
import * as users from '../users/contract.ts';

/** Every call of the API by resource and name, for documentation and tests; the product imports the contracts it needs. */
export const contract = {
  activity: callsOf(activity),
  administrators: callsOf(administrators),
  auth: callsOf(auth),
  captcha: callsOf(captcha),
  courses: callsOf(courses),
  quizzes: callsOf(quizzes),
  events: callsOf(events),
  certificateGroups: callsOf(certificateGroups),
  certificates: callsOf(certificates),
  feed: callsOf(feed),
  review: callsOf(review),
  uploads: callsOf(uploads),
  users: callsOf(users),
  userDeletion: callsOf(userDeletion),
};

/** The calls among what a contract exports; the others are schemas. */
type CallsOf<Exports> = { [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name] };

function callsOf<Exports extends object>(exports: Exports): CallsOf<Exports> {
  const calls = Object.entries(exports).filter(([, value]) => 'path' in value);
  // The entries of an object, some of them left out, are entries of that object.
  return Object.fromEntries(calls) as CallsOf<Exports>;
}

/** An error answer. */
export const errorAnswerSchema = v.object({
  message: v.nullish(v.string()),
  code: v.nullish(v.union([v.string(), v.number()])),
});
