import { matchesKeyword } from '@cpd/domain/keyword';
import { enableOutcome, missingForEvent, notReadyMessage } from '@cpd/domain/readiness';
import * as calls from '../../events/contract.ts';
import { eventDraftFixture } from '../../events/fixtures.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';
import { found, Refusal } from '../Refusal.ts';

/** Answers the calls about events. */
export const eventRoutes = [
  route(calls.listEvents, ({ query, world: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const isEnable = query.get('isEnable');
    const found = data.events.filter(
      (event) => matchesKeyword(keyword, event.hyperlink) && [null, String(event.isEnable)].includes(isEnable),
    );
    return paged(found, query);
  }),
  route(calls.readEvent, eventOfPath),
  route(calls.draftEvent, ({ world: { data, newId } }) => {
    const draft = eventDraftFixture({ _id: newId() });
    data.events.push(draft);
    return { data: draft._id };
  }),
  route(
    calls.saveEvent,
    ({ body: { event: id, images, cover, hyperlink }, world: { data } }) => {
      const event = found(data.events, id);
      if (images) event.images = images.map((image) => ({ _id: image }));
      if (cover !== undefined) event.cover = cover === null ? null : { _id: cover };
      if (hyperlink !== undefined) event.hyperlink = hyperlink || null;
      return event;
    },
    ({ body, world }) => found(world.data.events, body.event),
  ),
  route(
    calls.enableEvent,
    ({ id, world: { data } }) => {
      const event = found(data.events, id);
      const missing = missingForEvent(event);
      if (enableOutcome(event, missing) === 'refused') {
        throw new Refusal(409, notReadyMessage(missing), 'EVENT_NOT_READY');
      }
      event.isEnable = true;
      return event;
    },
    eventOfPath,
  ),
  route(
    calls.deleteEvent,
    ({ id, world: { data } }) => {
      const event = found(data.events, id);
      data.events = data.events.filter((other) => other !== event);
      return { _id: id };
    },
    eventOfPath,
  ),
];

function eventOfPath({ id, world }: FakeRequest) {
  return found(world.data.events, id);
}
