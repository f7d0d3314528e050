import { hyperlinkProblem } from '@cpd/domain/hyperlink';
import { useState } from 'react';

/** Checks a hyperlink when its field is left or its form is sent, and not while it is being typed. */
export function useCheckedHyperlink(value: string) {
  const [checked, setChecked] = useState('');
  const problem = hyperlinkProblem(value.trim());
  return {
    /** What is wrong; undefined while it is not known. */
    problem: problem !== null && checked === value ? problem : undefined,
    /** Checks the text as it stands; the answer tells whether it is right. */
    check() {
      setChecked(value);
      return problem === null;
    },
  };
}
