export {
  isThrottled,
  MAX_ACCOUNT_FAILURES,
  MAX_ADDRESS_FAILURES,
  retryAfterSeconds,
  type SignInFailures,
  THROTTLE_WINDOW_MS,
} from './throttle.ts';
