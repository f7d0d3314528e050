import { type ComponentType, lazy, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Code, UNREACHABLE, UnreachableError } from '../Code/index.ts';
import { ModalContext } from '../DialogQueue/ModalContext.ts';
import { EmptyState } from '../EmptyState/index.ts';

/**
 * Like React's `lazy`, for code that can fail to load and be loaded later. While the server cannot be reached, a dialog or
 * menu closes with a message, and any other part offers to try again in its place.
 *
 * @param close Closes the dialog or menu.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close?: (props: Props) => void,
): ComponentType<Props> {
  const source = new Source(load, close);
  return (props) => <LazyPart source={source} props={props} />;
}

class Source<Props extends object> {
  readonly close: ((props: Props) => void) | undefined;
  readonly #code: Code<ComponentType<Props>>;
  #part: ComponentType<Props> | undefined;

  constructor(load: () => Promise<ComponentType<Props>>, close: ((props: Props) => void) | undefined) {
    this.#code = new Code(load);
    this.close = close;
  }

  get isLoaded(): boolean {
    return this.#code.isLoaded;
  }

  /** The component, which loads its code; a new one after `forget`, because React remembers a failure. */
  get part(): ComponentType<Props> {
    this.#part ??= lazy(async () => ({ default: await this.#code.loadOrReload().catch(this.#ifUnreachable) }));
    return this.#part;
  }

  readonly forget = (): void => {
    this.#part = undefined;
  };

  readonly #ifUnreachable = (error: unknown): ComponentType<Props> => {
    if (!(error instanceof UnreachableError)) throw error;
    const { close } = this;
    if (!close) return (props) => <FailedPart source={this} props={props} />;
    return (props) => <ClosingPart onForget={this.forget} onClose={() => close(props)} />;
  };
}

interface LazyPartProps<Props extends object> {
  source: Source<Props>;
  props: Props;
}

function LazyPart<Props extends object>({ source, props }: LazyPartProps<Props>) {
  // A closed menu does not load its code.
  if ('isOpen' in props && props.isOpen === false && !source.isLoaded) return null;
  const Part = source.part;
  return <Part {...props} />;
}

function ClosingPart({ onForget, onClose }: { onForget: () => void; onClose: () => void }) {
  const modal = useContext(ModalContext);
  const close = useEffectEvent(() => {
    onForget();
    onClose();
    modal?.showError({ message: UNREACHABLE });
  });
  useEffect(() => close(), []);
  return null;
}

function FailedPart<Props extends object>({ source, props }: LazyPartProps<Props>) {
  const [isRetried, setIsRetried] = useState(false);
  if (isRetried) return <LazyPart source={source} props={props} />;
  function retry() {
    source.forget();
    setIsRetried(true);
  }
  return (
    <EmptyState reason="failed" title="This could not be loaded." action={<Button onPress={retry}>Try again</Button>} />
  );
}
