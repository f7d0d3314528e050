import type { InputOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

export type { Post } from './contract.ts';

/** A post and the token of its review link. */
export type ReviewLink = InputOf<typeof endpoints.readPost>;

/** The post of a review link. Failures are shown on the page. */
const post = query(endpoints.readPost, { isReported: false });

/** A review link: its post and the two decisions. A decision often fails because another reviewer was faster. */
export const review = {
  post,
  approve: mutation(endpoints.approvePost, { reloads: post }),
  reject: mutation(endpoints.rejectPost, { reloads: post }),
};
