import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { EventImagesTable, EventsTable } from '../../database/schema.ts';
import { drawEventCover } from '../art/cover.ts';
import { drawLeaflet, drawPoster } from '../art/poster.ts';
import type { DrawnImage, Scene } from '../art/surface.ts';
import { type DemoEvent, events } from '../content/events.ts';
import { leaflets } from '../content/leaflets.ts';
import type { DemoUploads } from './DemoUploads.ts';
import { inTurns } from './inTurns.ts';

/** The rows of the events in the order of their making, and of their posters. */
export interface EventRows {
  readonly events: readonly Insertable<EventsTable>[];
  readonly posters: readonly Insertable<EventImagesTable>[];
}

/** Draws covers and posters and gives the rows of events. The leaflets are drawn once, but each event has its own copy. */
export async function eventRows(uploads: DemoUploads): Promise<EventRows> {
  const drawnLeaflets = await inTurns(leaflets, ({ scene, leaflet }) => drawLeaflet(scene, leaflet));
  const made = await inTurns<DemoEvent, { event: Insertable<EventsTable>; posterIds: string[] }>(
    events,
    async (demo, index) => {
      const scene: Scene = { motif: demo.motif, palette: demo.palette, seed: index + 101 };
      const event = {
        id: newId(),
        cover_image_id: demo.text ? await uploads.addImage(await drawEventCover(scene, demo.text)) : null,
        hyperlink: demo.hyperlink ?? null,
        is_enabled: demo.isEnabled,
      };
      const posters = await drawPosters(scene, demo, drawnLeaflets);
      return { event, posterIds: await inTurns(posters, (poster) => uploads.addImage(poster)) };
    },
  );
  const posters = made.flatMap(({ event, posterIds }) =>
    posterIds.map((imageId, position) => ({ event_id: event.id, image_id: imageId, position })),
  );
  return { events: made.map(({ event }) => event), posters };
}

async function drawPosters(scene: Scene, demo: DemoEvent, drawnLeaflets: readonly DrawnImage[]): Promise<DrawnImage[]> {
  if (demo.posters === 0) return [];
  const own = demo.text ? [await drawPoster(scene, demo.text)] : [];
  return [...own, ...drawnLeaflets].slice(0, demo.posters);
}
