export { useNewVersion } from './useNewVersion.ts';
