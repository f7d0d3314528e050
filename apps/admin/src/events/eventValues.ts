import type { CpdEvent, EventChange } from '@cpd/api/events';
import { withScheme } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';

export interface EventValues {
  /** The URL behind 'Read more'; empty for none. */
  readonly hyperlink: string;
  readonly cover: string | null;
  /** The posters' image ids in their order. */
  readonly posters: readonly string[];
}

/** Everything an event needs to be enabled, in the order of its form. */
export const eventRequirements = missingForEvent({});

export function eventValuesOf({ hyperlink, cover, images }: CpdEvent): EventValues {
  return { hyperlink: hyperlink ?? '', cover: cover?._id ?? null, posters: images.map(({ _id }) => _id) };
}

export function eventChangeOf(event: string, { hyperlink, cover, posters }: EventValues): EventChange {
  return { event, hyperlink: withScheme(hyperlink), cover, images: [...posters] };
}
