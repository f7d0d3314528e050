export type { FormActionsProps } from './FormActions.tsx';
export { FormActions } from './FormActions.tsx';
