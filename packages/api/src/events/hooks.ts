import { useSWRConfig } from 'swr';
import { changeInPages, dropFromPages } from '../cache/changes.ts';
import type { Page, PageRequest } from '../cache/Page.ts';
import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import type { CpdEvent } from './contract.ts';
import { eventKeys } from './keys.ts';
import * as requests from './requests.ts';

/** One page of events; the page before stays, dimmed, while the next one loads. */
export function useEvents(request: PageRequest, options: ReadingOptions = {}): Reading<Page<CpdEvent>> {
  return useReading({
    ...options,
    key: eventKeys.list(request),
    load: (client, call) => requests.listEvents(client, request, call),
    keepsPrevious: true,
  });
}

/** One event as the server holds it when its form opens; null reads nothing. */
export function useEvent(id: string | null, options: ReadingOptions = {}): Reading<CpdEvent> {
  return useReading({
    ...options,
    key: id === null ? null : eventKeys.detail(id),
    load: (client, call) => requests.readEvent(client, id ?? '', call),
    isForm: true,
  });
}

/** Creates an empty event and answers its id. */
export function useDraftEvent(options: ActionOptions = {}): Action<[], string> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client) {
      const id = await requests.draftEvent(client);
      void mutate(eventKeys.isList);
      return id;
    },
  });
}

/** Saves an event's form; the cached lists follow. */
export function useSaveEvent(options: ActionOptions = {}): Action<[requests.EventChange], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, change) {
      await requests.saveEvent(client, change);
      await changeInPages<CpdEvent>(mutate, eventKeys.isList, change.event, (event) => saved(event, change));
    },
  });
}

/** Enables an event; the lists show it without being loaded again. */
export function useEnableEvent(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.enableEvent(client, id);
      await changeInPages<CpdEvent>(mutate, eventKeys.isList, id, (event) => ({ ...event, isEnable: true }));
    },
  });
}

/** Deletes an event; the lists show it without being loaded again, unless a page has to be filled up. */
export function useDeleteEvent(options: ActionOptions = {}): Action<[id: string], void> {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client, id) {
      await requests.deleteEvent(client, id);
      await dropFromPages(mutate, eventKeys.isList, id);
    },
  });
}

function saved(event: CpdEvent, { images, cover, hyperlink }: requests.EventChange): CpdEvent {
  return {
    ...event,
    ...(images && { images: images.map((id) => ({ _id: id })) }),
    ...(cover !== undefined && { cover: cover === null ? null : { _id: cover } }),
    ...(hyperlink !== undefined && { hyperlink }),
  };
}
