import type { Host, HostLocation } from '@cpd/ui/Host';
import { type DataRouter, type Location, useBlocker, useLocation, useNavigationType } from 'react-router';
import { RouterLink } from './frame/RouterLink.tsx';

/** The same object for the same location of the router, so that both can be compared. */
const known = new WeakMap<Location, HostLocation>();

function hostLocation(location: Location): HostLocation {
  const { pathname: path, search, hash, state, key } = location;
  const found = known.get(location) ?? { path, search, hash, state, key };
  known.set(location, found);
  return found;
}

/** The router behind the interface of the component library. It knows of a navigation before React renders it. */
export function createRouterHost(router: DataRouter): Host {
  return {
    Link: RouterLink,
    useLocation: () => hostLocation(useLocation()),
    useIsBack: () => useNavigationType() === 'POP',
    useBlocker(isBlocked) {
      const blocker = useBlocker(({ currentLocation, nextLocation }) =>
        isBlocked(hostLocation(currentLocation), hostLocation(nextLocation)),
      );
      return {
        blocked: blocker.state === 'blocked' ? hostLocation(blocker.location) : undefined,
        isBlocked: (attempt) =>
          [...router.state.blockers.values()].some(
            ({ state, location }) => state === 'blocked' && hostLocation(location) === attempt,
          ),
        proceed: () => blocker.proceed?.(),
        stay: () => blocker.reset?.(),
      };
    },
    nextLocation: () => hostLocation(router.state.navigation.location ?? router.state.location),
    navigate: (to, { keepsScroll = false, ...options } = {}) =>
      router.navigate(to, { ...options, preventScrollReset: keepsScroll }),
    navigationEnd: () => idle(router),
  };
}

function isPending({ navigation, blockers }: DataRouter['state']): boolean {
  return navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state !== 'unblocked');
}

async function idle(router: DataRouter): Promise<void> {
  if (!isPending(router.state)) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (isPending(state)) return;
      unsubscribe();
      resolve();
    });
  });
}
