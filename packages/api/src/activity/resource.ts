import type { Client } from '../client/createClient.ts';
import type { InputOf } from '../http/endpoint.ts';
import { query } from '../query/query.ts';
import { type Activity, listActivity } from './contract.ts';

export type { Activity } from './contract.ts';

/** The filter of the history. */
export type ActivityFilter = Omit<InputOf<typeof listActivity>, 'page' | 'size'>;

/** The history by page, the newest lines first. Failures are shown in the cards. */
export const activity = { list: query(listActivity, { isReported: false, revalidatesAfterMutations: true }) };

/** The maximum number of lines on a page. */
const MAX_PAGE_SIZE = 100;

/** Loads the newest lines that match, up to a maximum number. @throws ApiError if a page cannot be loaded. */
export async function newestActivity(
  client: Client,
  filter: ActivityFilter,
  limit: number,
): Promise<readonly Activity[]> {
  const lines = new Map<string, Activity>();
  for (let page = 1; ; page += 1) {
    const { docs, size } = await client.request(listActivity, { ...filter, page, size: MAX_PAGE_SIZE });
    // A line that is added between the requests shifts the others, so that one is loaded twice.
    for (const line of docs) lines.set(line._id, line);
    if (docs.length < size || lines.size >= limit) return [...lines.values()].slice(0, limit);
  }
}
