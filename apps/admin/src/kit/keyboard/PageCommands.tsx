import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What can be done on a page. A link has an `href`, everything else `onChoose`. */
export interface PageCommand {
  readonly label: string;
  readonly keys?: readonly string[];
  readonly href?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}

/** The commands of an item's page. */
export interface PageCommandGroup {
  /** The item's name. */
  readonly title: string;
  readonly commands: readonly PageCommand[];
}

/** Not state: a form has new commands after every key, and only a palette that opens needs them. */
interface CommandStore {
  current: PageCommandGroup | undefined;
}

const CommandStoreContext = createContext<CommandStore>({ current: undefined });

/** Lets the pages inside tell the palette what can be done with their item. */
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
