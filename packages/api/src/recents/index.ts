export { RecentsProvider, useForgetItem, useRecents, useVisited, type Visit } from './Recents.tsx';
