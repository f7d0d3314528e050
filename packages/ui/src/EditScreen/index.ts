export { ConflictNotice, type ConflictNoticeProps, RestoredNotice, type RestoredNoticeProps } from './formNotices.tsx';
export { type FormGuardOptions, type GuardedForm, useFormGuard } from './useFormGuard.ts';
