import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';
import { createContext, useContext } from 'react';
import { documentHost } from './documentHost.ts';

/** A place in the app. */
export interface HostLocation {
  /** The path, with a slash at the beginning. */
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
  /** The fragment with its number sign; empty without one. */
  readonly hash: string;
  /** What the navigation passed on. A reload and 'back' keep it. */
  readonly state: unknown;
  /** Differs after every navigation, also to the same URL. */
  readonly key: string;
}

export interface NavigateOptions {
  /** Replaces the current entry of the browser's history. @default false */
  readonly replace?: boolean;
  /** Whether the page stays where it is scrolled to. @default false */
  readonly keepsScroll?: boolean;
  /** What the page at the target gets as `location.state`. */
  readonly state?: unknown;
}

/** The navigation that a page holds back, one at a time. */
export interface Blocker {
  /** Where it leads; undefined if none is held back. Every attempt is an object of its own. */
  readonly blocked: HostLocation | undefined;
  /** Whether an attempt is still held back at the time of the call. A newer one may not have been rendered. */
  readonly isBlocked: (attempt: HostLocation) => boolean;
  readonly proceed: () => void;
  readonly stay: () => void;
}

export interface HostLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What the components need of the app around them: where it is, how it goes elsewhere, and how it is kept from that. */
export interface Host {
  /** Renders every link. It must pass all of its props to an anchor. */
  readonly Link: ComponentType<HostLinkProps> | 'a';
  /** A hook: the location of the page that is shown. */
  readonly useLocation: () => HostLocation;
  /** A hook: whether the page was opened with 'back', 'forward' or a reload. */
  readonly useIsBack: () => boolean;
  /** A hook: holds back the navigations for which `isBlocked` is true. */
  readonly useBlocker: (isBlocked: (from: HostLocation, to: HostLocation) => boolean) => Blocker;
  /** Returns where a navigation that has started leads, or else where the app is, which may not be rendered yet. */
  readonly nextLocation: () => HostLocation;
  /** Opens a path with its query and fragment. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
  /** Waits until no navigation is pending or held back. */
  readonly navigationEnd: () => Promise<void>;
}

/** The document itself, without a router. */
export const HostContext = createContext<Host>(documentHost);

/** Returns the app around the components. Without a `HostProvider` it is the document: every navigation loads a new one. */
export function useHost(): Host {
  return useContext(HostContext);
}

export function useHostLocation(): HostLocation {
  return useHost().useLocation();
}

/** Whether the page was opened with 'back', 'forward' or a reload. */
export function useIsBack(): boolean {
  return useHost().useIsBack();
}

/** Returns whether a navigation to another page has started, at the time of the call. */
export function useIsLeaving(): () => boolean {
  const host = useHost();
  const { path } = host.useLocation();
  return () => host.nextLocation().path !== path;
}
