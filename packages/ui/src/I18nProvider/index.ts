export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx';
