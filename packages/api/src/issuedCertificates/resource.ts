import { type Cache, useSWRConfig } from 'swr';
import type { RequestOptions } from '../client/createClient.ts';
import { type Client, useClient } from '../client/index.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf } from '../http/endpoint.ts';
import { cachedItems, sendCreation, UnconfirmedIds } from '../query/creation.ts';
import { mutation, mutationOf, reloadAfterMutation } from '../query/mutation.ts';
import { oneByOne } from '../query/oneByOne.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import type { IssuedCertificate } from './contract.ts';
import * as endpoints from './contract.ts';

export type { IssuedCertificate } from './contract.ts';

/** Whose certificate it is, and of which group. */
export type NewCertificate = Omit<InputOf<typeof endpoints.issueCertificate>, 'id'>;

const list = query(endpoints.listCertificates);

const issuedIds = (client: Client, user: string) => new UnconfirmedIds(client, `certificates/${user}`);
const contentOf = ({ user, certificateGroup }: NewCertificate) => JSON.stringify({ user, certificateGroup });
const successorIds = (client: Client) => new UnconfirmedIds(client, 'certificates/successors');

/** Returns a function that finds a certificate on the pages. */
const shownIn = (cache: Cache) => (id: string) => cachedItems(cache, endpoints.issuedCertificateSchema, id)[0];

/** Sends a certificate that is new for the client, once also after a lost response. */
const sendIssue = (client: Client, input: NewCertificate, options: RequestOptions) =>
  sendCreation(issuedIds(client, input.user), contentOf(input), (id) =>
    client.request(endpoints.issueCertificate, { ...input, id }, options),
  );

/** What administrators do with certificates. A request that is repeated after a lost response issues no second one. */
export const issuedCertificates = {
  list,
  issue: mutationOf<NewCertificate, IssuedCertificate>(sendIssue, {
    reloads: list,
    findResult: (cache, client, input) => issuedIds(client, input.user).find(contentOf(input), shownIn(cache)),
  }),
  withdraw: mutation(endpoints.withdrawCertificate, {
    reloads: list,
    findResult: (cache, _, { id }) =>
      cachedItems(cache, endpoints.issuedCertificateSchema, id).find(({ state }) => state === 'withdrawn'),
  }),
  reissue: mutationOf<{ readonly id: string }, IssuedCertificate>(
    (client, { id }, options) =>
      sendCreation(successorIds(client), id, (newId) =>
        client.request(endpoints.reissueCertificate, { id, newId }, options),
      ),
    { reloads: list, findResult: (cache, client, { id }) => successorIds(client).find(id, shownIn(cache)) },
  ),
};

/**
 * Returns a function that starts another certificate of a person: those that the page shows are not sent again. Call it before
 * somebody chooses its group.
 */
export function useNewCertificate(user: string): () => void {
  const client = useClient();
  const { cache } = useSWRConfig();
  return () => {
    const ids = issuedIds(client, user);
    ids.confirm(...ids.entries.filter(([, id]) => shownIn(cache)(id)).map(([content]) => content));
  };
}

/** Whether it is unknown if a certificate was issued, because its response was lost. Issuing it again finds out. */
export function isUnconfirmed(client: Client, certificate: NewCertificate): boolean {
  return issuedIds(client, certificate.user).entries.some(([content]) => content === contentOf(certificate));
}

interface ManyOptions {
  /** Stops before the next certificate. */
  readonly signal: AbortSignal;
  /** Receives each certificate, or why this person gets none. */
  readonly onResult: (user: string, result: IssuedCertificate | ApiError) => void;
}

/**
 * Issues certificates of a group one by one. A rejection that concerns one person only does not end it. It shows no loading
 * overlay, which would block Stop.
 */
export function useIssueToMany(): Action<
  [certificateGroup: string, users: readonly string[], options: ManyOptions],
  void
> {
  const { mutate } = useSWRConfig();
  return useAction({
    dedupe: 'all',
    async perform(client, certificateGroup, users, { signal, onResult }) {
      try {
        await oneByOne(users, signal, async (user) => {
          const sent = sendIssue(client, { user, certificateGroup }, { overlay: false });
          onResult(user, await sent.catch(rejectionOfOne));
        });
      } finally {
        reloadAfterMutation(mutate);
        void mutate(list.isKey);
      }
    },
  });
}

/** Returns a rejection because of the person, who may have been deleted or have no name. @throws any other failure */
function rejectionOfOne(error: unknown): ApiError {
  const isOfOne = error instanceof ApiError && (error.status === 400 || error.code === 'NAME_NOT_DRAWABLE');
  if (!isOfOne) throw error;
  return error;
}
