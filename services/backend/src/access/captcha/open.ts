import { randomBytes } from 'node:crypto';
import type { Config } from '../../settings/config.ts';
import type { TokenKeys } from '../auth/tokenKeys.ts';
import { altchaProvider } from './altcha.ts';
import type { CaptchaProvider } from './Captcha.ts';
import { SITE_VERIFY_ADDRESSES, siteVerifyProvider } from './siteVerify.ts';

/** Opens the configured captcha; `off` accepts every token. */
export function openCaptcha(config: Config['captcha'], keys: TokenKeys, now: () => Date): CaptchaProvider {
  switch (config.provider) {
    case 'altcha':
      return altchaProvider(keys, now);
    case 'off':
      return {
        challenge: async () => null,
        verify: async () => ({ signature: randomBytes(16).toString('hex'), expiresAt: now(), isHard: true }),
      };
    default:
      return siteVerifyProvider({ address: SITE_VERIFY_ADDRESSES[config.provider], secret: config.secret, now });
  }
}
