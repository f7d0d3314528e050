export { useDevicePixelRatio } from './useDevicePixelRatio.ts';
