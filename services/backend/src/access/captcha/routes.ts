import { readCaptchaChallenge } from '@cpd/api/captcha/contract';
import type { ApiApp } from '../../http/ApiEnv.ts';
import { throwHttpError } from '../../http/errors/HttpError.ts';
import { mount } from '../../http/mount.ts';
import type { CaptchaProvider } from './Captcha.ts';

export function captchaRoutes(app: ApiApp, captcha: CaptchaProvider): void {
  mount(app, readCaptchaChallenge, async ({ query }) => {
    const challenge = await captcha.challenge(query.level ?? 'normal');
    return challenge ?? throwHttpError(404, 'NOT_FOUND', 'This service issues no captcha challenges.');
  });
}
