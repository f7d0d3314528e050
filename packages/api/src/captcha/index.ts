export { AltchaCaptcha } from './AltchaCaptcha.ts';
export { hasSecureContext, NEEDS_HTTPS, type OpenCaptcha, useCaptcha } from './useCaptcha.ts';
export { WidgetCaptcha } from './WidgetCaptcha.ts';
