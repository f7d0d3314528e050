import { Input, InputContext, type InputProps } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';

export interface FieldInputProps extends InputProps {
  /** Whether the caller controls the value. Otherwise the browser does. */
  isControlled: boolean;
}

/**
 * React Aria's input. It controls its value even if the caller does not. Some password managers set a value without an
 * event, and the next render of a controlled input would discard it.
 */
export function FieldInput({ isControlled, defaultValue = '', ...props }: FieldInputProps) {
  const { value: _, ...context } = useSlottedContext(InputContext) ?? {};
  if (isControlled) return <Input {...props} />;
  return (
    <InputContext value={context}>
      <Input {...props} defaultValue={defaultValue} />
    </InputContext>
  );
}
