import type { SystemActor } from '@cpd/domain/actor';

/** An actor: an administrator by id and current name, or one without a name. */
export interface Actor {
  readonly id: string;
  readonly name: string | null;
  /** The id of the request; null without one. */
  readonly requestId: string | null;
}

/** An actor that is not an administrator, such as a command or the service itself. */
export function systemActor(id: SystemActor, requestId: string | null = null): Actor {
  return { id, name: null, requestId };
}
