import type { Requirement } from '@cpd/domain/readiness';
import type { ReactNode } from 'react';

export interface RequiredFieldProps {
  /** What the field holds; the fragment of an address leads to it by this name. */
  name: Requirement;
  children: ReactNode;
}

/** Marks a field as the place where something that is needed to enable the item is added. */
export function RequiredField({ name, children }: RequiredFieldProps) {
  return <div id={name}>{children}</div>;
}
