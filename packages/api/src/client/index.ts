export { ApiError, type ApiErrorDetail, type ApiErrorKind } from '../http/ApiError.ts';
export { ApiProvider, type ApiProviderProps } from '../react/ApiProvider.tsx';
export { type Report, type ReportOptions, useClient } from '../react/ClientContext.ts';
export type { Action, Outcome } from '../react/useAction.ts';
export type { CallOptions } from './callOptions.ts';
export { type Client, type ClientParts, createClient } from './createClient.ts';
export type { Versioned } from './Versioned.ts';
