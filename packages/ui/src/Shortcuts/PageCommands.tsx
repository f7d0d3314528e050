import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What can be done on a page. A link has an `href`, everything else `onChoose`. */
export interface PageCommand {
  readonly label: string;
  readonly keys?: readonly string[];
  readonly href?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}

export interface PageCommandGroup {
  /** The item's name. */
  readonly title: string;
  readonly commands: readonly PageCommand[];
}

/**
 * A mutable object instead of state: a form's commands change with every key press, and only an opening palette reads
 * them.
 */
interface CommandStore {
  current: PageCommandGroup | undefined;
}

const CommandStoreContext = createContext<CommandStore>({ current: undefined });

/** Collects the commands of the page inside for the palette. */
export function PageCommandsProvider({ children }: { children: ReactNode }) {
  const [store] = useState<CommandStore>({ current: undefined });
  return <CommandStoreContext value={store}>{children}</CommandStoreContext>;
}

/** Offers commands in the palette while the page is shown. */
export function usePageCommands(title: string, commands: readonly PageCommand[]): void {
  const store = useContext(CommandStoreContext);
  useEffect(() => {
    const group = { title, commands };
    store.current = group;
    return () => {
      if (store.current === group) store.current = undefined;
    };
  });
}

/** The commands of the page at the time of the first render. */
export function useCurrentCommands(): PageCommandGroup | undefined {
  const store = useContext(CommandStoreContext);
  return useState(() => store.current)[0];
}
