import { matchesEvent } from '@cpd/domain/keyword';
import { enableOutcome, missingForEvent, notReadyMessage } from '@cpd/domain/readiness';
import * as endpoints from '../../events/contract.ts';
import { eventDraftFixture } from '../../events/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { paged } from '../paged.ts';
import { putIntoBin } from './bin.ts';

export const eventRoutes = [
  route(endpoints.listEvents, ({ query, context: { data } }) => {
    const keyword = query.get('keyword') ?? '';
    const isEnable = query.get('isEnable');
    const found = data.events.filter(
      (event) => matchesEvent(keyword, event) && [null, String(event.isEnable)].includes(isEnable),
    );
    return paged(found, query);
  }),
  route(endpoints.readEvent, eventOfPath),
  route(endpoints.draftEvent, ({ context: { data, newId } }) => {
    const draft = eventDraftFixture({ _id: newId() });
    data.events.push(draft);
    return { data: draft._id };
  }),
  route(endpoints.duplicateEvent, ({ id, context: { data, newId } }) => {
    const copy = { ...findById(data.events, id), _id: newId(), isEnable: false };
    data.events.unshift(copy);
    return { data: copy._id };
  }),
  route(
    endpoints.saveEvent,
    ({ body: { event: id, images, cover, hyperlink }, context: { data } }) => {
      const event = findById(data.events, id);
      if (images) event.images = images.map((image) => ({ _id: image }));
      if (cover !== undefined) event.cover = cover === null ? null : { _id: cover };
      if (hyperlink !== undefined) event.hyperlink = hyperlink || null;
      return event;
    },
    ({ body, context }) => findById(context.data.events, body.event),
  ),
  route(
    endpoints.enableEvent,
    ({ id, context: { data } }) => {
      const event = findById(data.events, id);
      const missing = missingForEvent(event);
      if (enableOutcome(event, missing) === 'notReady') {
        throw new FakeHttpError(409, notReadyMessage(missing), 'EVENT_NOT_READY');
      }
      event.isEnable = true;
      return event;
    },
    eventOfPath,
  ),
  route(
    endpoints.deleteEvent,
    ({ id, context }) => {
      const { data } = context;
      const event = findById(data.events, id);
      const undo = { index: data.events.indexOf(event) };
      data.events = data.events.filter((other) => other !== event);
      putIntoBin(context, 'event', event, { undo });
      return { _id: id };
    },
    eventOfPath,
  ),
];

function eventOfPath({ id, context }: FakeRequest) {
  return findById(context.data.events, id);
}
