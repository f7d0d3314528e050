import type { ReactNode } from 'react';

/** The classes that storybook-addon-pseudo-states puts in place of the states of everything inside. */
const classes = { hovered: 'pseudo-hover-all', pressed: 'pseudo-active-all' } as const;

/** Shows a control as it looks while a pointer is over it or presses it, for pictures that nobody's pointer is in. */
export function InState({ state, children }: { state: 'hovered' | 'pressed'; children: ReactNode }) {
  return <span className={classes[state]}>{children}</span>;
}
