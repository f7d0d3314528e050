/** Tells which tab, from 0, a key leads to; arrows go round, and follow the direction of the text. */
export function nextTab(key: string, current: number, count: number, isRightToLeft: boolean): number | undefined {
  const [forward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
