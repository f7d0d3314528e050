export type { NotificationAction } from './Notification.tsx';
export type { NotificationsProviderProps, Notify } from './Notifications.tsx';
export { NotificationsProvider, useNotify } from './Notifications.tsx';
