import type { BulkResult } from '@cpd/api/bulk/contract';
import type { ApiContext } from '../http/ApiEnv.ts';
import { errorOf } from '../http/errors.ts';

/** What became of an item, with what a successful change has returned. */
type Outcome<Changed> = BulkResult & { readonly changed: Changed | null };

/**
 * Changes several items one after another, each once and as a request for it alone would: a failure leaves the others as they
 * are. If the service itself fails, the rest is not tried, because every item would wait for the same timeout.
 *
 * @param change Changes one item in a transaction of its own.
 */
export async function changeEach<Item extends { readonly _id: string }, Changed>(
  c: ApiContext,
  items: readonly Item[],
  change: (item: Item) => Promise<Changed>,
): Promise<Outcome<Changed>[]> {
  const outcomes: Outcome<Changed>[] = [];
  let lasting: Omit<BulkResult, '_id'> | null = null;
  for (const item of new Map(items.map((each) => [each._id, each])).values()) {
    const outcome: Outcome<Changed> = lasting
      ? { _id: item._id, ...lasting, changed: null }
      : await outcomeOf(c, item, change);
    const { status, code, message } = outcome;
    if (status >= 500) lasting = { status, code, message };
    outcomes.push(outcome);
  }
  return outcomes;
}

async function outcomeOf<Item extends { readonly _id: string }, Changed>(
  c: ApiContext,
  item: Item,
  change: (item: Item) => Promise<Changed>,
): Promise<Outcome<Changed>> {
  try {
    return { _id: item._id, status: 200, code: null, message: null, changed: await change(item) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { status, code, message } = errorOf(error, c);
    return { _id: item._id, status, code, message, changed: null };
  }
}
