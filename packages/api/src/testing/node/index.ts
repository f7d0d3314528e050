export { type ListeningFake, listen } from './listen.ts';
