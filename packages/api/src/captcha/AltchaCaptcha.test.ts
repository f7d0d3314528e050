import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AltchaCaptcha } from './AltchaCaptcha.ts';

const solution = { counter: 7, derivedKey: '00ff' };

/** A challenge that is valid for `lifetime` seconds. */
function challengeFor(lifetime: number, nonce = 'a1', serverNow = Date.now()) {
  const expiresAt = Math.floor(serverNow / 1000) + lifetime;
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce, salt: 'b2', keyPrefix: '00', cost: 1, expiresAt };
  return { parameters: { ...parameters, data: { lifetime } } };
}

describe('AltchaCaptcha', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('starts to work before a token is requested', () => {
    const readChallenge = vi.fn(async () => challengeFor(300));
    new AltchaCaptcha({ readChallenge, solve: async () => solution });
    expect(readChallenge).toHaveBeenCalledOnce();
  });

  test('returns challenge and solution as one token', async () => {
    const challenge = challengeFor(300);
    const captcha = new AltchaCaptcha({ readChallenge: async () => challenge, solve: async () => solution });
    expect(JSON.parse(atob(await captcha.execute()))).toEqual({ challenge, solution });
  });

  test('never returns a token twice', async () => {
    let count = 0;
    const readChallenge = async () => challengeFor(300, `a${++count}`);
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    const tokens = [await captcha.execute(), await captcha.execute(), await captcha.execute()];
    expect(new Set(tokens).size).toBe(3);
  });

  test('works again before its token expires', async () => {
    const readChallenge = vi.fn(async () => challengeFor(300));
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    await vi.advanceTimersByTimeAsync(290_000);
    expect(readChallenge).toHaveBeenCalledTimes(2);
    const { challenge } = JSON.parse(atob(await captcha.execute()));
    expect(challenge.parameters.expiresAt * 1000).toBeGreaterThan(Date.now() + 10_000);
  });

  test.each([
    ['ahead', -1],
    ['behind', 1],
  ])('solves one challenge per lifetime on a device whose clock is %s', async (_, sign) => {
    const readChallenge = vi.fn(async () => challengeFor(300, 'a1', Date.now() + sign * 3_600_000));
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    await vi.advanceTimersByTimeAsync(270_000);
    expect(readChallenge).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readChallenge).toHaveBeenCalledTimes(2);
    captcha.close();
  });

  test('assumes five minutes if the server sends no lifetime', async () => {
    const readChallenge = vi.fn(async () => {
      const { parameters } = challengeFor(300, 'a1', 0);
      return { parameters: { ...parameters, data: undefined } };
    });
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    await vi.advanceTimersByTimeAsync(270_000);
    expect(readChallenge).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readChallenge).toHaveBeenCalledTimes(2);
    captcha.close();
  });

  test('does not return a token that expired while the timer was suspended', async () => {
    const readChallenge = vi.fn(async () => challengeFor(300));
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + 3_600_000);
    const { challenge } = JSON.parse(atob(await captcha.execute()));
    expect(challenge.parameters.expiresAt * 1000).toBeGreaterThan(Date.now());
  });

  test('retries when the first challenge failed to load', async () => {
    const readChallenge = vi.fn(async () => challengeFor(300));
    readChallenge.mockRejectedValueOnce(new Error('offline'));
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    expect(await captcha.execute()).not.toBe('');
  });

  test('rejects with the reason', async () => {
    const reason = new Error('offline');
    const captcha = new AltchaCaptcha({ readChallenge: () => Promise.reject(reason), solve: async () => solution });
    await expect(captcha.execute()).rejects.toBe(reason);
  });

  test('returns an empty token immediately if the server has no challenge, and requests none again (rule B2)', async () => {
    const readChallenge = vi.fn(async () => null);
    const captcha = new AltchaCaptcha({ readChallenge, solve: () => new Promise(() => {}) });
    expect([await captcha.execute(), await captcha.execute()]).toEqual(['', '']);
    expect(readChallenge).toHaveBeenCalledOnce();
  });

  test.each([
    ['challenge', { readChallenge: () => new Promise(() => {}), solve: async () => solution }],
    ['solution', { readChallenge: async () => challengeFor(300), solve: () => new Promise<null>(() => {}) }],
  ])('times out after 30 seconds without a %s, and starts again on the next request', async (_, parts) => {
    const readChallenge = vi.fn(parts.readChallenge);
    const captcha = new AltchaCaptcha({ ...parts, readChallenge });
    for (const requests of [1, 2]) {
      const token = captcha.execute().catch((reason: unknown) => String(reason));
      await vi.advanceTimersByTimeAsync(30_000);
      expect([await token, readChallenge.mock.calls.length]).toEqual([expect.stringContaining('30 seconds'), requests]);
    }
  });

  test('rejects an invalid challenge', async () => {
    const captcha = new AltchaCaptcha({ readChallenge: async () => ({ hello: 1 }), solve: async () => solution });
    await expect(captcha.execute()).rejects.toThrow('not one that can be solved');
  });

  test('stops when it is closed', async () => {
    const readChallenge = vi.fn(async () => challengeFor(300));
    const captcha = new AltchaCaptcha({ readChallenge, solve: async () => solution });
    await vi.advanceTimersByTimeAsync(0);
    captcha.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(readChallenge).toHaveBeenCalledOnce();
  });
});
