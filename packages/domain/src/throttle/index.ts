export { isThrottled, retryAfterSeconds, THROTTLE_WINDOW_MS } from './throttle.ts';
