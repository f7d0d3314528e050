import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/ApiError.ts';
import { Interest } from './Interest.ts';

/** A call that goes on until it is given up or answered. */
function openCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const call = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    return promise;
  });
  return { call, resolve };
}

describe('interest in an answer', () => {
  it('gives the call up, and tells, when the last reader has left', async () => {
    const interest = new Interest();
    const onDeserted = vi.fn();
    const leave = [interest.enter('key', onDeserted), interest.enter('key', onDeserted)];
    const answer = interest.read('key', openCall().call);
    leave[0]?.();
    await Promise.resolve();
    expect(onDeserted).not.toHaveBeenCalled();
    leave[1]?.();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(onDeserted).toHaveBeenCalledOnce();
  });

  it('lasts when a reader leaves and comes back at once', async () => {
    const interest = new Interest();
    const onDeserted = vi.fn();
    const { call, resolve } = openCall();
    const leave = interest.enter('key', onDeserted);
    const answer = interest.read('key', call);
    leave();
    interest.enter('key', onDeserted);
    await Promise.resolve();
    resolve('answer');
    await expect(answer).resolves.toBe('answer');
    expect(onDeserted).not.toHaveBeenCalled();
  });

  it('makes the call again for a reader who comes between giving up and its effect', async () => {
    const interest = new Interest();
    const given = openCall();
    const again = openCall();
    const call = vi.fn(again.call).mockImplementationOnce(given.call);
    const leave = interest.enter('key', () => undefined);
    const answer = interest.read('key', call);
    leave();
    queueMicrotask(() => interest.enter('key', () => undefined));
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 60_000 });
    again.resolve('answer');
    await expect(answer).resolves.toBe('answer');
  });

  it('passes other failures on', async () => {
    const interest = new Interest();
    interest.enter('key', () => undefined);
    const answer = interest.read('key', () => Promise.reject(new ApiError('network')));
    await expect(answer).rejects.toMatchObject({ kind: 'network' });
  });
});
