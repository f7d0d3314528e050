export { useDevicePixelRatio, watchDevicePixelRatio } from './useDevicePixelRatio.ts';
