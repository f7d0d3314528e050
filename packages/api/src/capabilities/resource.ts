import { useSyncExternalStore } from 'react';
import type { Endpoint } from '../http/endpoint.ts';
import { useClient } from '../react/ClientContext.tsx';
import type { Capability } from './contract.ts';

/** Whether the server offers something beyond the specification; undefined while that is not known. */
export function useCapability(capability: Capability | undefined): boolean | undefined {
  const { capabilities } = useClient();
  return useSyncExternalStore(
    capabilities.subscribe,
    () => capability && capabilities.peek(capability),
    () => undefined,
  );
}

/** Whether a request can be sent, as far as it is known. */
export function useIsOffered({ capability }: Endpoint): boolean {
  return useCapability(capability) !== false;
}
