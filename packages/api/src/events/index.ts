export type { CpdEvent } from './contract.ts';
export {
  useDeleteEvent,
  useDraftEvent,
  useEnableEvent,
  useEvent,
  useEvents,
  useSaveEvent,
} from './hooks.ts';
export { type EventChange, preloadEvent, preloadEvents, readEvent } from './requests.ts';
