import { addressOf } from '../http/address.ts';
import { readPost } from './contract.ts';

/** Names a post and the token of the link that leads to it. */
export interface ReviewLink {
  /** The post's id. */
  readonly id: string;
  readonly token: string;
}

/** Names the cached answers of a review link. */
export const reviewKeys = {
  post: ({ id, token }: ReviewLink) => addressOf(readPost, { params: { id }, query: { token } }),
};
