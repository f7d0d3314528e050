export { I18nProvider, type I18nProviderProps } from 'react-aria-components/I18nProvider';
