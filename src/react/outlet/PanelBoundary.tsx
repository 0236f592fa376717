'use client';
import { Component, type ReactNode } from 'react';
import { report } from '../../queue/index.ts';
import { ComponentsContext, nativeComponents } from '../settings/ElicitationComponents.ts';

interface PanelBoundaryProps {
  /** Drawn in place of a panel that has thrown. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Keeps the host's page when a panel throws: React would remove all that is drawn by the same root. The error is reported. Give it
 * a `key` for each request.
 */
export class PanelBoundary extends Component<PanelBoundaryProps> {
  override readonly state = { hasThrown: false };

  static getDerivedStateFromError(this: void) {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    // React itself only logs what is caught.
    report(error);
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasThrown) return children;
    return (
      // A host's button may be what has thrown.
      <ComponentsContext.Provider value={nativeComponents}>
        {fallback?.(() => this.setState({ hasThrown: false }))}
      </ComponentsContext.Provider>
    );
  }
}
