export {
  type ChecklistItem,
  type EditedItem,
  type EditPageLink,
  type NextStep,
  readinessItems,
} from './EditedItem.ts';
export { EditForm, type EditFormProps, RequiredField, type RequiredFieldProps } from './EditForm.tsx';
export { EditHeader, type EditHeaderProps } from './EditHeader.tsx';
export { EditScreen, type EditScreenProps } from './EditScreen.tsx';
export {
  ConflictNotice,
  type ConflictNoticeProps,
  RestoredNotice,
  type RestoredNoticeProps,
  UnfinishedNotice,
  type UnfinishedNoticeProps,
} from './formNotices.tsx';
export { ItemPager, type ItemPagerProps } from './ItemPager.tsx';
export { type ItemPosition, itemPosition, type ListSlice, type Neighbour } from './itemPosition.ts';
export { type ItemLoad, UnloadedItem, type UnloadedItemProps } from './UnloadedItem.tsx';
export {
  type EditActions,
  type EditActionsOptions,
  type SavedForm,
  submitEditForm,
  useEditActions,
  useIsNew,
} from './useEditActions.ts';
export { type FormGuardOptions, type GuardedForm, useFormGuard } from './useFormGuard.ts';
