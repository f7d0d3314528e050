export type { NotificationAction } from './Notification.tsx';
export {
  NotificationsProvider,
  type NotificationsProviderProps,
  type Notify,
  type UndoGroup,
  useNotify,
  useNotifyChange,
} from './Notifications.tsx';
export { type NotifyUndo, useNotifyUndo } from './useNotifyUndo.ts';
