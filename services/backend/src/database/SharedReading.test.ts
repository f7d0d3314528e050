import { describe, expect, test, vi } from 'vitest';
import { SharedReading } from './SharedReading.ts';

/** A reading whose answers come when the test says so. */
function heldReading() {
  const pending: PromiseWithResolvers<string>[] = [];
  const readOnce = () => {
    const one = Promise.withResolvers<string>();
    pending.push(one);
    return one.promise;
  };
  /** Waits until so many readings have begun. */
  const begun = (count: number) => vi.waitFor(() => expect(pending).toHaveLength(count), { timeout: 60_000 });
  return { pending, begun, shared: new SharedReading(readOnce) };
}

describe('a shared reading', () => {
  test('answers all calls that came before it began, and none that came later', async () => {
    const { pending, begun, shared } = heldReading();
    const together = [shared.read(), shared.read()];
    await begun(1);
    const later = [shared.read(), shared.read(), shared.read()];
    pending[0]?.resolve('old');
    expect(await Promise.all(together)).toEqual(['old', 'old']);
    await begun(2);
    const last = shared.read();
    pending[1]?.resolve('new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
    await begun(3);
    pending[2]?.resolve('newest');
    expect(await last).toBe('newest');
  });

  test('tells its failure to those who shared it, and to nobody after them', async () => {
    const { pending, begun, shared } = heldReading();
    const first = shared.read();
    await begun(1);
    const second = shared.read();
    pending[0]?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await begun(2);
    pending[1]?.resolve('fine');
    expect(await second).toBe('fine');
  });

  test('that does not end is not waited for', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { pending, begun, shared } = heldReading();
    void shared.read();
    await begun(1);
    clock.mockReturnValue(1_001);
    const reading = shared.read();
    await begun(2);
    pending[1]?.resolve('fine');
    expect(await reading).toBe('fine');
    clock.mockRestore();
  });
});
