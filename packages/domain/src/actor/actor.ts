/** Actors other than administrators, with their names for users. */
const ACTORS = {
  'review-link': 'A reviewer by link',
  'account-holder': 'A user',
  command: 'A server command',
  upkeep: 'Automatic upkeep',
  system: 'A server command',
} as const;

export type SystemActor = keyof typeof ACTORS;

export function actorName({ _id, name }: { readonly _id: string; readonly name: string | null }): string {
  return name ?? (Object.hasOwn(ACTORS, _id) ? ACTORS[_id as SystemActor] : 'An administrator');
}
