import { hyperlinkProblem, withScheme } from '@cpd/domain/hyperlink';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProps } from '../Field/index.ts';
import { say } from '../language/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface AddressFieldProps
  extends Omit<FieldProps, 'errorMessage' | 'problem'>,
    Pick<TextFieldProps, 'placeholder'> {
  /** What was typed, or an address. */
  value: string;
  /** Receives what is typed, and the address that it means once the focus leaves the field or the form is submitted. */
  onChange: (text: string) => void;
}

/** A field for a web address. `https://` is added if it is missing. */
export function AddressField({ value, onChange, ...props }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // An address is checked when its field loses focus or the form is submitted, and not while it is typed.
  const [checkedText, setCheckedText] = useState<string>();
  const address = withScheme(value);
  const problem = say(hyperlinkProblem(address) ?? undefined);

  function commit() {
    if (address !== value) onChange(address);
    setCheckedText(address);
  }

  // Enter and shortcuts submit the form without taking the focus from the field.
  const commitAtOnce = useEffectEvent(() => flushSync(commit));
  useEffect(() => {
    const form = field.current?.form;
    const handleSubmit = () => commitAtOnce();
    form?.addEventListener('submit', handleSubmit, { capture: true });
    return () => form?.removeEventListener('submit', handleSubmit, { capture: true });
  }, []);

  return (
    <TextField
      {...props}
      ref={field}
      value={value}
      onChange={onChange}
      onBlur={commit}
      problem={problem}
      errorMessage={checkedText === value ? problem : undefined}
    />
  );
}
