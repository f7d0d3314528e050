export { RecentsProvider, useForgetItem, useRecents, useVisited } from './Recents.tsx';
