import type { CpdEvent, EventChange } from '@cpd/api/events';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { type EventRequirement, missingForEvent } from '@cpd/domain/readiness';

export interface EventValues {
  /** The address behind 'Read more'; empty for none. */
  readonly hyperlink: string;
  /** The cover image's id. */
  readonly cover: string | null;
  /** The posters' image ids in their order. */
  readonly posters: readonly string[];
}

/** Names an event, which has no name of its own, by the host of its link. */
export function eventName({ hyperlink }: Pick<CpdEvent, 'hyperlink'>): string {
  return hyperlink && isWebAddress(hyperlink) ? new URL(hyperlink).host : 'No link';
}

/** Everything an event needs to be enabled, in the order of its form. */
export const eventRequirements: readonly EventRequirement[] = ['cover', 'poster'];

export function eventValuesOf({ hyperlink, cover, images }: CpdEvent): EventValues {
  return { hyperlink: hyperlink ?? '', cover: cover?._id ?? null, posters: images.map(({ _id }) => _id) };
}

export function eventChangeOf(event: string, { hyperlink, cover, posters }: EventValues): EventChange {
  return { event, hyperlink: hyperlink.trim(), cover, images: [...posters] };
}

export function missingInForm({ cover, posters }: EventValues): readonly EventRequirement[] {
  return missingForEvent({ cover, images: posters });
}
