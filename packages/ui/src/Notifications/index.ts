export type { NotificationAction } from './Notification.tsx';
export { NotificationsProvider, type NotificationsProviderProps, type Notify, useNotify } from './Notifications.tsx';
