export type { ReceiptProps } from './Receipt.tsx';
export { Receipt } from './Receipt.tsx';
