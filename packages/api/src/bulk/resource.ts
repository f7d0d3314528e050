import type { BinKind } from '@cpd/domain/bin';
import type { BulkAction } from '@cpd/domain/bulk';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { restoreFromBin } from '../bin/contract.ts';
import { findDeleted, findRestored } from '../bin/findDeleted.ts';
import { deleteCertificateGroup, enableCertificateGroup, readCertificateGroup } from '../certificateGroups/contract.ts';
import type { Client } from '../client/createClient.ts';
import { deleteCourse, enableCourse, readCourse } from '../courses/contract.ts';
import { deleteEvent, enableEvent, readEvent } from '../events/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { ResponseOf } from '../http/endpoint.ts';
import { reloadAfterLoss, reloadAfterMutation, reloadPage } from '../query/mutation.ts';
import { useClientContext } from '../react/ClientContext.tsx';
import type { Outcome } from '../react/useAction.ts';
import type { BulkResult } from './contract.ts';
import * as endpoints from './contract.ts';

/** The kinds of items that can be changed together. */
export type BulkKind = Exclude<BinKind, 'question'>;

/** A change of several items that has ended. Items that are in neither list were not tried, because it was stopped. */
export interface BulkOutcome {
  /** The ids of the changed items. */
  readonly done: readonly string[];
  readonly failed: readonly { readonly id: string; readonly error: ApiError }[];
}

/** How many of the items have been tried. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** Items in one request: few enough to tell the progress, and to stop. */
const ITEMS_PER_REQUEST = 20;

const ENDPOINTS = {
  course: { many: endpoints.changeCourses, enable: enableCourse, delete: deleteCourse, read: readCourse },
  event: { many: endpoints.changeEvents, enable: enableEvent, delete: deleteEvent, read: readEvent },
  certificateGroup: {
    many: endpoints.changeCertificateGroups,
    enable: enableCertificateGroup,
    delete: deleteCertificateGroup,
    read: readCertificateGroup,
  },
} as const;

/** Find those of the items that were changed although the response was lost. They never reject. */
const find = { enable: findEnabled, delete: findDeleted } satisfies Record<BulkAction, typeof findEnabled>;

/** One by one, so that a service that is busy is asked once. */
async function findEnabled(client: Client, kind: BulkKind, ids: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  try {
    for (const id of ids) {
      const { isEnable } = await client.request(ENDPOINTS[kind].read, { id }, { overlay: false });
      if (isEnable) found.push(id);
    }
  } catch {
    // What is not known counts as not changed.
  }
  return found;
}

/** Enables or deletes several items of a kind. */
export function useBulkChange(kind: BulkKind) {
  const { client } = useClientContext();
  const { mutate } = useSWRConfig();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stopping = useRef(new AbortController());

  return {
    /** Changes the items in this order. Never rejects, and reports no failure: the caller shows them. */
    async run(action: BulkAction, ids: readonly string[]): Promise<BulkOutcome> {
      stopping.current = new AbortController();
      setProgress({ done: 0, total: ids.length });
      const { many, ...single } = ENDPOINTS[kind];
      const results = await changeEach(client, ids, {
        sendMany: async (some) => (await client.request(many, { action, ids: some })).results,
        sendOne: (id) => client.request(single[action], { id }, { overlay: false }),
        signal: stopping.current.signal,
        onProgress: (done) => setProgress({ done, total: ids.length }),
      });
      const unknown = results.flatMap(({ _id, error }) => (error?.isOutcomeUnknown ? [_id] : []));
      const found = unknown.length > 0 ? await find[action](client, kind, unknown) : [];
      await (unknown.length > 0 ? reloadAfterLoss(mutate) : reloadPage(mutate));
      reloadAfterMutation(mutate);
      setProgress(null);
      const isDone = ({ _id, error }: Result) => error === null || found.includes(_id);
      return {
        done: results.filter(isDone).map(({ _id }) => _id),
        failed: results.flatMap((result) =>
          result.error && !isDone(result) ? [{ id: result._id, error: result.error }] : [],
        ),
      };
    },
    /** Stops after the request that is running. */
    stop: () => stopping.current.abort(),
    /** Null while nothing runs. */
    progress,
  };
}

/** A deleted item. */
interface Deleted {
  readonly id: string;
  readonly kind: BinKind;
}

type Restored = ResponseOf<typeof restoreFromBin>;

/**
 * Returns a function that restores several deleted items in this order, or undoes their deletion. It never rejects, and
 * reports each kind of failure once. Items that were not tried have the error of the one before.
 */
export function useRestoreMany() {
  const { client, report } = useClientContext();
  const { mutate } = useSWRConfig();
  return async (items: readonly Deleted[], exact: boolean): Promise<readonly Outcome<Restored>[]> => {
    const kinds = new Map(items.map(({ id, kind }) => [id, kind]));
    const restored = new Map<string, Restored>();
    const kindOf = (id: string) => kinds.get(id) ?? 'course';
    const results = await changeEach(client, [...kinds.keys()], {
      async sendMany(ids) {
        const sent = ids.map((_id) => ({ _id, kind: kindOf(_id) }));
        const { results } = await client.request(endpoints.restoreManyFromBin, { items: sent, exact });
        for (const { _id, restored: response } of results) if (response) restored.set(_id, response);
        return results;
      },
      async sendOne(id) {
        restored.set(id, await client.request(restoreFromBin, { id, kind: kindOf(id), exact }));
      },
    });
    const unknown = results.flatMap(({ _id, error }) => (error?.isOutcomeUnknown ? [_id] : []));
    for (const kind of new Set(unknown.map(kindOf))) {
      const ids = unknown.filter((id) => kindOf(id) === kind);
      for (const response of await findRestored(client, kind, ids, exact)) restored.set(response._id, response);
    }
    await (unknown.length > 0 ? reloadAfterLoss(mutate) : reloadPage(mutate));
    reloadAfterMutation(mutate);
    const failed = results.filter(({ _id }) => !restored.has(_id));
    for (const error of new Map(failed.map((result) => [result.error?.code, result.error])).values())
      if (error && !error.isSilent) report(error, { isCodeShown: true });
    const last = results.at(-1)?.error ?? new ApiError('aborted');
    return items.map(({ id }) => {
      const response = restored.get(id);
      if (response) return { isDone: true, response };
      return { isDone: false, error: results.find(({ _id }) => _id === id)?.error ?? last };
    });
  };
}

interface Senders {
  readonly sendMany: (ids: string[]) => Promise<readonly BulkResult[]>;
  readonly sendOne: (id: string) => Promise<unknown>;
  readonly signal?: AbortSignal;
  /** Receives how many items have been tried. */
  readonly onProgress?: (done: number) => void;
}

interface Result {
  readonly _id: string;
  readonly error: ApiError | null;
}

/** Changes items together where the server offers that, otherwise one after another. Stops when the service fails. */
async function changeEach(client: Client, ids: readonly string[], senders: Senders): Promise<readonly Result[]> {
  const { sendMany, sendOne, signal, onProgress } = senders;
  const isOffered = await client.capabilities.has('bulk');
  const size = isOffered ? ITEMS_PER_REQUEST : 1;
  const results: Result[] = [];
  for (let start = 0; start < ids.length && !signal?.aborted; start += size) {
    const some = ids.slice(start, start + size);
    const failure = await (isOffered
      ? sendMany(some).then((results) => resultsOf(some, results))
      : sendOne(some[0] ?? '').then(() => some.map(done))
    )
      .then((tried) => void results.push(...tried))
      .catch((error: unknown) => (error instanceof ApiError ? error : new ApiError('malformed', { cause: error })));
    if (failure) results.push(...some.map((_id) => ({ _id, error: failure })));
    onProgress?.(results.length);
    if (results.at(-1)?.error?.isRejected === false) break;
  }
  return results;
}

const done = (_id: string): Result => ({ _id, error: null });

/** The result of each item. One that the service does not mention may have been changed or not. */
function resultsOf(ids: readonly string[], results: readonly BulkResult[]): readonly Result[] {
  const mentioned = new Map(results.map((result) => [result._id, result]));
  return ids.map((_id) => ({ _id, error: errorOf(mentioned.get(_id)) }));
}

function errorOf(result: BulkResult | undefined): ApiError | null {
  if (!result) return new ApiError('malformed');
  const { status, code, message } = result;
  return status < 400 ? null : new ApiError('http', { status, code: code ?? '', message: message ?? '' });
}
