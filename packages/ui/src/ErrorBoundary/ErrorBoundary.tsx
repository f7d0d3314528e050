import { Component, type ReactNode } from 'react';
import { ErrorView } from './ErrorView.tsx';

export interface ErrorBoundaryProps {
  /** The part of the page that may fail. */
  children: ReactNode;
}

/** Shows an error and 'Reload' instead of a blank page when a child fails to load or to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorView /> : this.props.children;
  }
}
