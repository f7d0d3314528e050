import { type ComponentType, lazy, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Code, OUTDATED, OutdatedError, reloadUnasked, UNREACHABLE, UnreachableError } from '../Code/index.ts';
import { ModalContext } from '../DialogQueue/ModalContext.ts';
import type { ConfirmRequest } from '../DialogQueue/QueuedDialog.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { say, sentence } from '../language/index.ts';
import { RetryButton } from '../RetryButton/index.ts';

/**
 * Like React's `lazy`, for code that can fail to load and be loaded later. While the server cannot be reached, a dialog or
 * menu closes with a message, and any other part offers to try again in its place. In the same way, they offer to reload a
 * page that would lose something by it.
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
    this.#part ??= lazy(async () => ({ default: await this.#code.loadOrReload().catch(this.#partFor) }));
    return this.#part;
  }

  readonly forget = (): void => {
    this.#part = undefined;
  };

  /** What takes the place of the component until it can be loaded. */
  readonly #partFor = (error: unknown): ComponentType<Props> => {
    const isOutdated = error instanceof OutdatedError;
    if (!isOutdated && !(error instanceof UnreachableError)) throw error;
    const { close } = this;
    if (close) {
      return (props) => <ClosingPart isOutdated={isOutdated} onForget={this.forget} onClose={() => close(props)} />;
    }
    return isOutdated ? OutdatedPart : (props) => <FailedPart source={this} props={props} />;
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

interface ClosingPartProps {
  isOutdated: boolean;
  onForget: () => void;
  onClose: () => void;
}

function ClosingPart({ isOutdated, onForget, onClose }: ClosingPartProps) {
  const modal = useContext(ModalContext);
  const close = useEffectEvent(async () => {
    onForget();
    onClose();
    if (!isOutdated) modal?.showError({ message: say(UNREACHABLE) });
    else if (await modal?.confirm(reloadConfirmation())) reloadUnasked();
  });
  useEffect(() => void close(), []);
  return null;
}

const LOSSES = sentence('This stops uploads that are running, and clears text that has not been saved.');

function reloadConfirmation(): ConfirmRequest {
  return {
    title: say('Reload the page?'),
    message: `${say(OUTDATED)} ${say(LOSSES)}`,
    confirmLabel: say('Reload'),
    cancelLabel: say('Stay'),
    initialFocus: 'cancel',
  };
}

function OutdatedPart() {
  return (
    <EmptyState
      reason="failed"
      title={say(OUTDATED)}
      description={say(LOSSES)}
      action={<Button onPress={reloadUnasked}>{say('Reload')}</Button>}
    />
  );
}

function FailedPart<Props extends object>({ source, props }: LazyPartProps<Props>) {
  const [isRetried, setIsRetried] = useState(false);
  if (isRetried) return <LazyPart source={source} props={props} />;
  function retry() {
    source.forget();
    setIsRetried(true);
  }
  return (
    <EmptyState reason="failed" title={say('This could not be loaded.')} action={<RetryButton onPress={retry} />} />
  );
}
