import type { ReactNode } from 'react';
import { CollapsiblePreview } from '../CollapsiblePreview/index.ts';
import { say } from '../language/index.ts';

/** A collapsible preview of a screen of the learners' app. */
export function LearnerPreview({ children }: { children: ReactNode }) {
  return (
    <CollapsiblePreview label={say('As learners see it')} note={say('Roughly as in the app.')}>
      {children}
    </CollapsiblePreview>
  );
}
