import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorView } from './ErrorView.tsx';

export interface ErrorBoundaryProps {
  /** The part of the page that may fail. */
  children: ReactNode;
  /** A change of this value, such as the address, tries again. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
}

/** Shows a way on instead of a blank page when something inside throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorView onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
