'use client';
import { Component, type ReactNode, type RefObject } from 'react';
import { report } from '../../queue/index.ts';
import { ComponentsContext, nativeComponents } from '../settings/ElicitationComponents.ts';
import { useFocusAfterwards } from './useFocusAfterwards.ts';

interface PanelBoundaryProps {
  /** Takes focus if nothing is left that could. */
  homeRef: RefObject<HTMLElement | null>;
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
    const { homeRef, fallback, children } = this.props;
    if (!this.state.hasThrown) return <Panel homeRef={homeRef}>{children}</Panel>;
    return (
      // A host's button may be what has thrown.
      <ComponentsContext.Provider value={nativeComponents}>
        {fallback?.(() => this.setState({ hasThrown: false }))}
      </ComponentsContext.Provider>
    );
  }
}

function Panel({ homeRef, children }: PanelBoundaryProps) {
  useFocusAfterwards(homeRef);
  return children;
}
