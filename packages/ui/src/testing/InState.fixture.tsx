import type { ReactNode } from 'react';

/** The classes by which storybook-addon-pseudo-states simulates the states of everything inside. */
const classes = { hovered: 'pseudo-hover-all', pressed: 'pseudo-active-all' } as const;

/** Shows a control as if a pointer hovered over it or pressed it, for screenshots. */
export function InState({ state, children }: { state: 'hovered' | 'pressed'; children: ReactNode }) {
  return <span className={classes[state]}>{children}</span>;
}
