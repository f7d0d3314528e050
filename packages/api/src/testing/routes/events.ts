import { matchesKeyword } from '@cpd/domain/keyword';
import { enableOutcome, missingForEvent, notReadyMessage } from '@cpd/domain/readiness';
import * as calls from '../../events/contract.ts';
import { eventDraftFixture } from '../../events/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';

/** Answers the calls about events. */
export const eventRoutes = [
  route(calls.listEvents, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const isEnable = query.get('isEnable');
    const found = data.events.filter(
      (event) => matchesKeyword(keyword, event.hyperlink) && [null, String(event.isEnable)].includes(isEnable),
    );
    return paged(found, query);
  }),
  route(calls.readEvent, eventOfPath),
  route(calls.draftEvent, ({ context: { data, newId } }) => {
    const draft = eventDraftFixture({ _id: newId() });
    data.events.push(draft);
    return { data: draft._id };
  }),
  route(
    calls.saveEvent,
    ({ body: { event: id, images, cover, hyperlink }, context: { data } }) => {
      const event = findById(data.events, id);
      if (images) event.images = images.map((image) => ({ _id: image }));
      if (cover !== undefined) event.cover = cover === null ? null : { _id: cover };
      if (hyperlink !== undefined) event.hyperlink = hyperlink || null;
      return event;
    },
    ({ body, context: world }) => findById(world.data.events, body.event),
  ),
  route(
    calls.enableEvent,
    ({ id, context: { data } }) => {
      const event = findById(data.events, id);
      const missing = missingForEvent(event);
      if (enableOutcome(event, missing) === 'refused') {
        throw new FakeHttpError(409, notReadyMessage(missing), 'EVENT_NOT_READY');
      }
      event.isEnable = true;
      return event;
    },
    eventOfPath,
  ),
  route(
    calls.deleteEvent,
    ({ id, context: { data } }) => {
      const event = findById(data.events, id);
      data.events = data.events.filter((other) => other !== event);
      return { _id: id };
    },
    eventOfPath,
  ),
];

function eventOfPath({ id, context: world }: FakeRequest) {
  return findById(world.data.events, id);
}
