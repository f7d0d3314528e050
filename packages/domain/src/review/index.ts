export { canDecide, POST_STATUS, REVIEW_LINK_LIFETIME_MS, type ReviewDecision, statusAfter } from './review.ts';
