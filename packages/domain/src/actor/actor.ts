import { type Sentence, sentence } from '../sentence/sentence.ts';

/** Actors other than administrators, with their names for users. */
const ACTORS = {
  'review-link': sentence('A reviewer by link'),
  'account-holder': sentence('A user'),
  command: sentence('A server command'),
  upkeep: sentence('Automatic upkeep'),
  system: sentence('A server command'),
} as const;

export type SystemActor = keyof typeof ACTORS;

export function actorName({ _id, name }: { readonly _id: string; readonly name: string | null }): string | Sentence {
  return name ?? (Object.hasOwn(ACTORS, _id) ? ACTORS[_id as SystemActor] : sentence('An administrator'));
}
