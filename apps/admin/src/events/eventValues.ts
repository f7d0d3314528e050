import type { CpdEvent, EventChange } from '@cpd/api/events';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { type EventRequirement, missingForEvent } from '@cpd/domain/readiness';

export interface EventValues {
  /** The address behind 'Read more'; empty for none. */
  readonly hyperlink: string;
  readonly cover: string | null;
  /** The posters' image ids in their order. */
  readonly posters: readonly string[];
}

/** Names an event, which has no name of its own, by the path of its link, or by its host where it has no path. */
export function eventName({ hyperlink }: Pick<CpdEvent, 'hyperlink'>): string {
  const link = linkOf(hyperlink);
  return link ? pathOf(link) || link.host : 'No link';
}

/** The host of the event's link, where it is not the event's name already. */
export function eventHost({ hyperlink }: Pick<CpdEvent, 'hyperlink'>): string | undefined {
  const link = linkOf(hyperlink);
  return link && pathOf(link) ? link.host : undefined;
}

function linkOf(hyperlink: string | null): URL | undefined {
  return hyperlink && isWebAddress(hyperlink) ? new URL(hyperlink) : undefined;
}

function pathOf({ pathname, search }: URL): string {
  const path = (pathname + search).replace(/^\//, '').replace(/\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Everything an event needs to be enabled, in the order of its form. */
export const eventRequirements = missingForEvent({});

export function eventValuesOf({ hyperlink, cover, images }: CpdEvent): EventValues {
  return { hyperlink: hyperlink ?? '', cover: cover?._id ?? null, posters: images.map(({ _id }) => _id) };
}

export function eventChangeOf(event: string, { hyperlink, cover, posters }: EventValues): EventChange {
  return { event, hyperlink: hyperlink.trim(), cover, images: [...posters] };
}

export function missingInForm({ cover, posters }: EventValues): readonly EventRequirement[] {
  return missingForEvent({ cover, images: posters });
}
