export { readCaptchaChallenge } from './requests.ts';
