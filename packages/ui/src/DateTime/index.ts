export { DATE_TIME_WIDTH, DateTime, type DateTimeProps, TimeAgo } from './DateTime.tsx';
