import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import * as calls from './contract.ts';

export type { Post } from './contract.ts';

/** Names a post and the token of the link that leads to it. */
export type ReviewLink = InputOf<typeof calls.readPost>;

/** The post that a review link leads to; its page shows the failures itself. */
const post = query(calls.readPost, { isReported: false });

/** A review link: its post and the two decisions. A refused one often means that somebody else has decided already. */
export const review = {
  post,
  approve: mutation(calls.approvePost, { reloads: post }),
  reject: mutation(calls.rejectPost, { reloads: post }),
};
