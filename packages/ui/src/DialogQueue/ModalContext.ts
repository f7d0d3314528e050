import { createContext } from 'react';
import type { Modal } from './DialogQueue.ts';

/** The functions that open dialogs; undefined outside of a `ModalProvider`. */
export const ModalContext = createContext<Modal | undefined>(undefined);
