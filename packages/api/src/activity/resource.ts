import type { Client } from '../client/createClient.ts';
import type { InputOf } from '../http/endpoint.ts';
import { query } from '../query/query.ts';
import { type Activity, listActivity } from './contract.ts';

export type { Activity } from './contract.ts';

/** Which lines are wanted. */
export type ActivityFilter = Omit<InputOf<typeof listActivity>, 'page' | 'size'>;

/** The history, page by page, the newest lines first; its cards show their failures themselves. */
export const activity = { list: query(listActivity, { isReported: false, revalidatesAfterMutations: true }) };

/** The most lines that one page has. */
const MAX_PAGE_SIZE = 100;

/** Reads the newest lines that fit, so many at most. @throws ApiError where a page does not arrive. */
export async function newestActivity(
  client: Client,
  filter: ActivityFilter,
  limit: number,
): Promise<readonly Activity[]> {
  const lines = new Map<string, Activity>();
  for (let page = 1; ; page += 1) {
    const { docs, size } = await client.request(listActivity, { ...filter, page, size: MAX_PAGE_SIZE });
    // A line that is written meanwhile moves the others on by one, to be read twice.
    for (const line of docs) lines.set(line._id, line);
    if (docs.length < size || lines.size >= limit) return [...lines.values()].slice(0, limit);
  }
}
