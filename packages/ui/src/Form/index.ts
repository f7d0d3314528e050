export { Form, type FormHandle, type FormProps } from './Form.tsx';
export { submitForm } from './submitForm.ts';
export { focusField, useHashFocus } from './useHashFocus.ts';
