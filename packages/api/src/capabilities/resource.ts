import { useSyncExternalStore } from 'react';
import type { Endpoint } from '../http/endpoint.ts';
import { useClient } from '../react/ClientContext.tsx';
import type { Capability } from './contract.ts';

/** Whether the server offers a capability; undefined until that is known. */
export function useCapability(capability: Capability | undefined): boolean | undefined {
  const { capabilities } = useClient();
  return useSyncExternalStore(
    capabilities.subscribe,
    () => capability && capabilities.peek(capability),
    () => undefined,
  );
}

/** Whether the server offers an endpoint; true until that is known. */
export function useIsOffered({ capability }: Endpoint): boolean {
  return useCapability(capability) !== false;
}
