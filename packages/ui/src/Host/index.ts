export type { Blocker, Host, HostLinkProps, HostLocation, NavigateOptions } from './Host.ts';
export { useHost, useHostLocation, useIsBack, useIsLeaving } from './Host.ts';
export type { HostProviderProps } from './HostProvider.tsx';
export { HostProvider } from './HostProvider.tsx';
export type { MemoryHost } from './memoryHost.tsx';
export { createMemoryHost } from './memoryHost.tsx';
export { sectionOf } from './sectionOf.ts';
