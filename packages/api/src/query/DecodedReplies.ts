import type { Versioned } from '@cpd/domain/editForm';
import type { Reply } from '../http/transport.ts';
import { RecentMap } from './RecentMap.ts';

/** The number of replies that are kept: more than one goes back to. */
const MAX_REPLIES = 30;

/** Longer texts are not kept, in characters. */
const MAX_LENGTH = 500_000;

interface Decoded {
  readonly reply: Reply;
  readonly response: Versioned<unknown>;
}

/**
 * Gives a reply that has not changed the same objects as before: it is not parsed and checked again, and SWR and React see at
 * once that nothing has changed.
 */
export class DecodedReplies {
  readonly #newest = new RecentMap<Decoded>(MAX_REPLIES);

  /** @param decode throws if the reply is an error, which is not kept */
  decoded(address: string, reply: Reply, decode: () => Versioned<unknown>): Versioned<unknown> {
    const before = this.#newest.get(address);
    if (before && isSame(before.reply, reply)) return before.response;
    const response = decode();
    if (reply.text.length <= MAX_LENGTH) this.#newest.set(address, { reply, response });
    return response;
  }
}

function isSame(one: Reply, other: Reply): boolean {
  return one.text === other.text && one.etag === other.etag && one.status === other.status;
}
