export { RetryButton, type RetryButtonProps } from './RetryButton.tsx';
