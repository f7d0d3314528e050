export { ApiError } from '../http/ApiError.ts';
export { errorSentence } from '../http/errorSentence.ts';
export { ApiProvider, type Report, useClient } from '../react/ClientContext.tsx';
export type { Action } from '../react/useAction.ts';
export { type Client, type ClientDependencies, createClient } from './createClient.ts';
