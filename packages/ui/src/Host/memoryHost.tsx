import { useSyncExternalStore } from 'react';
import { type Host, type HostLinkProps, type HostLocation, type NavigateOptions, useHost } from './Host.ts';

/** A host for stories and tests, whose history is in memory. */
export interface MemoryHost extends Host {
  /** The location of the page that is shown. */
  readonly current: () => HostLocation;
  /** Goes back by one page, if there is one. */
  readonly back: () => void;
}

interface MemoryState {
  readonly entries: readonly HostLocation[];
  readonly isBack: boolean;
  readonly blocked: HostLocation | undefined;
}

/** Creates a host that shows `path`, and changes no address of the browser. */
export function createMemoryHost(path = '/', state: unknown = null): MemoryHost {
  let count = 0;
  const at = (to: string, passedOn: unknown): HostLocation => {
    const { pathname, search, hash } = new URL(to, 'http://memory.test');
    count += 1;
    return { path: pathname, search, hash, state: passedOn, key: String(count) };
  };
  let store: MemoryState = { entries: [at(path, state)], isBack: false, blocked: undefined };
  let isHeldBack: (from: HostLocation, to: HostLocation) => boolean = () => false;
  let open = (): void => undefined;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<MemoryState>) => {
    store = { ...store, ...changes };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const current = () => store.entries.at(-1) ?? at(path, state);

  const isBack = () => store.isBack;
  const blocked = () => store.blocked;

  function go(to: HostLocation, next: Partial<MemoryState>): void {
    open = () => set({ ...next, blocked: undefined });
    if (isHeldBack(current(), to)) set({ blocked: to });
    else open();
  }

  async function navigate(to: string, { replace = false, state: passedOn = null }: NavigateOptions = {}) {
    const location = at(to, passedOn);
    const before = replace ? store.entries.slice(0, -1) : store.entries;
    go(location, { entries: [...before, location], isBack: false });
  }

  return {
    Link: MemoryLink,
    current,
    back() {
      const entries = store.entries.slice(0, -1);
      const previous = entries.at(-1);
      if (previous) go(previous, { entries, isBack: true });
    },
    navigate,
    nextLocation: current,
    navigationEnd: async () => undefined,
    useLocation: () => useSyncExternalStore(subscribe, current, current),
    useIsBack: () => useSyncExternalStore(subscribe, isBack, isBack),
    useBlocker(isBlocked) {
      isHeldBack = isBlocked;
      return {
        blocked: useSyncExternalStore(subscribe, blocked, blocked),
        isBlocked: (attempt) => store.blocked === attempt,
        proceed: () => open(),
        stay: () => set({ blocked: undefined }),
      };
    },
  };
}

function MemoryLink(props: HostLinkProps) {
  const { href, onClick } = props;
  const { navigate } = useHost();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigate(href);
      }}
    />
  );
}
