import { type Cache, useSWRConfig } from 'swr';
import { type Client, useClient } from '../client/index.ts';
import type { InputOf } from '../http/endpoint.ts';
import { cachedItems, sendCreation, UnconfirmedIds } from '../query/creation.ts';
import { mutation, mutationOf } from '../query/mutation.ts';
import { query } from '../query/query.ts';
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

/** What administrators do with certificates. A request that is repeated after a lost response issues no second one. */
export const issuedCertificates = {
  list,
  issue: mutationOf<NewCertificate, IssuedCertificate>(
    (client, input, options) =>
      sendCreation(issuedIds(client, input.user), contentOf(input), (id) =>
        client.request(endpoints.issueCertificate, { ...input, id }, options),
      ),
    {
      reloads: list,
      findResult: (cache, client, input) => issuedIds(client, input.user).find(contentOf(input), shownIn(cache)),
    },
  ),
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
