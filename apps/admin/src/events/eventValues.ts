import type { CpdEvent, EventChange } from '@cpd/api/events';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';
import { counted } from '@cpd/domain/text';

export interface EventValues {
  /** The URL behind 'Read more'; empty for none. */
  readonly hyperlink: string;
  readonly cover: string | null;
  /** The posters' image ids in their order. */
  readonly posters: readonly string[];
}

/** Returns the path of an event's link as its name, or its host if it has no path. */
export function eventName({ hyperlink }: Pick<CpdEvent, 'hyperlink'>): string {
  const link = linkOf(hyperlink);
  return link ? pathOf(link) || link.host : 'Untitled event';
}

/** Returns unique names for the events of a list: the id follows a name that is missing or not unique. */
export function eventRowNames(events: readonly CpdEvent[]): (event: CpdEvent) => string {
  const names = events.map(eventName);
  return (event) => {
    const name = eventName(event);
    const isUnique = linkOf(event.hyperlink) !== undefined && names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : `${name} ${event._id}`;
  };
}

/** Returns the host of an event's link, unless that is its name, and the number of its posters. */
export function eventDetail({ hyperlink, images }: Pick<CpdEvent, 'hyperlink' | 'images'>): string {
  const link = linkOf(hyperlink);
  const posters = counted(images.length, 'poster');
  return link && pathOf(link) ? `${link.host} · ${posters}` : posters;
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
  return { event, hyperlink, cover, images: [...posters] };
}
