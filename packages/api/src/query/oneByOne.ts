import { ApiError } from '../http/ApiError.ts';

/**
 * Sends requests one after the other.
 *
 * @param signal Stops before the next one. A request that is being sent is not aborted, because it may have done its work.
 * @throws ApiError of kind 'aborted' if it was stopped.
 */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  send: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    if (signal.aborted) throw new ApiError('aborted');
    await send(item);
  }
}
