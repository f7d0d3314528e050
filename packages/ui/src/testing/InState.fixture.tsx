import type { ReactNode } from 'react';

/** Shows a control as it looks while a pointer is over it or presses it, for pictures that nobody's pointer is in. */
export function InState({ state, children }: { state: 'hovered' | 'pressed'; children: ReactNode }) {
  return <span ref={(span) => span?.firstElementChild?.setAttribute(`data-${state}`, 'true')}>{children}</span>;
}
