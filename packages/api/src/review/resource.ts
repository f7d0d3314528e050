import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { Post } from './contract.ts';

/** Names a post and the token of the link that leads to it. */
export type ReviewLink = InputOf<typeof endpoints.readPost>;

/** The post that a review link leads to; its page shows the failures itself. */
const post = query(endpoints.readPost, { isReported: false });

/** A review link: its post and the two decisions. A refused one often means that somebody else has decided already. */
export const review = {
  post,
  approve: mutation(endpoints.approvePost, { reloads: post }),
  reject: mutation(endpoints.rejectPost, { reloads: post }),
};
