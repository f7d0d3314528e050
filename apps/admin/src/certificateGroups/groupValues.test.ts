import { expect, test } from 'vitest';
import { withMiddle } from './groupValues.ts';

const values = { name: 'Nursing', passCondition: 1, template: 'image-1', position: 5_000 };
const middle = { template: 'image-1', replaced: 5_000, position: 707 };

test('a position outside of the template is shown and saved as its middle, until it is moved', () => {
  expect(withMiddle(values, middle)).toEqual({ ...values, position: 707 });
  expect(withMiddle({ ...values, position: 0 }, { ...middle, replaced: 0 })).toEqual({ ...values, position: 707 });
  expect(withMiddle({ ...values, position: 710 }, middle).position).toBe(710);
});

test('the middle of another template replaces no position', () => {
  expect(withMiddle({ ...values, template: 'image-2' }, middle)).toEqual({ ...values, template: 'image-2' });
  expect(withMiddle(values, undefined)).toEqual(values);
});
