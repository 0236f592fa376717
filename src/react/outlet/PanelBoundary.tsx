'use client';
import { Component, type ReactNode } from 'react';
import { report, type OutletQueue, type PendingRequest } from '../../queue/index.ts';
import { ComponentsContext, nativeComponents } from '../settings/ElicitationComponents.ts';
import { Unavailable } from './Unavailable.tsx';

interface PanelBoundaryProps {
  queue: OutletQueue;
  current: PendingRequest;
  children: ReactNode;
}

/**
 * Keeps the host's page when a panel throws: React would remove all that is drawn by the same root. The error is reported,
 * and the person is told that the request could not be displayed.
 */
export class PanelBoundary extends Component<PanelBoundaryProps> {
  override readonly state = { hasThrown: false, id: '' };

  static getDerivedStateFromProps(
    this: void,
    { current: { id } }: PanelBoundaryProps,
    state: { readonly id: string },
  ) {
    // A note stays for the next request.
    return state.id === id ? null : { hasThrown: false, id };
  }

  static getDerivedStateFromError(this: void) {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    // React itself only logs what is caught.
    report(error);
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    // If the request is over, there is nothing to try again or to answer.
    if (this.state.hasThrown) this.props.queue.dismiss(this.props.current.id);
  }

  override render() {
    const { queue, current, children } = this.props;
    if (!this.state.hasThrown) return children;
    const retry = () => this.setState({ hasThrown: false });
    return (
      // A host's button may be what has thrown.
      <ComponentsContext.Provider value={nativeComponents}>
        <Unavailable key={current.id} {...{ queue, current, retry }} />
      </ComponentsContext.Provider>
    );
  }
}
