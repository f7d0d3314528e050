import { useSWRConfig } from 'swr';
import { type Reading, useReading } from '../cache/useReading.ts';
import type { Client } from '../client/createClient.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import type { Post } from './contract.ts';
import { type ReviewLink, reviewKeys } from './keys.ts';
import { approvePost, readPost, rejectPost } from './requests.ts';

/** The post that a review link leads to; a placeholder stands for it until it comes, and no failure is reported. */
export function usePost(link: ReviewLink): Reading<Post> {
  return useReading({
    key: reviewKeys.post(link),
    load: (client, call) => readPost(client, link, call),
    overlay: false,
    isReported: false,
  });
}

/** Approves the post; it is loaded again afterwards. */
export function useApprovePost(options: ActionOptions = {}): Action<[ReviewLink], void> {
  return useDecision(approvePost, options);
}

/** Rejects the post; it is loaded again afterwards. */
export function useRejectPost(options: ActionOptions = {}): Action<[ReviewLink], void> {
  return useDecision(rejectPost, options);
}

function useDecision(decide: (client: Client, link: ReviewLink) => Promise<void>, options: ActionOptions) {
  const { mutate } = useSWRConfig();
  return useAction({
    ...options,
    async perform(client: Client, link: ReviewLink) {
      try {
        await decide(client, link);
      } finally {
        // A refusal often means that somebody else has decided already.
        await mutate(reviewKeys.post(link));
      }
    },
  });
}
