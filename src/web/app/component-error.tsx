import { Component, type ErrorInfo, type ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { storeComponentStack, logClientError } from './error-log.ts';

/** Confines a render error to one part of the page (specification, section 2, "Error fallback"). */
export class ComponentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    storeComponentStack(error, componentStack);
    logClientError(error, 'component');
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert
        variant="attention"
        title={m.app_component_error()}
        action={
          <Button variant="outline" size="sm" onClick={() => this.setState({ failed: false })}>
            {m.app_try_again()}
          </Button>
        }
      >
        {m.app_component_error_hint()}
      </Alert>
    );
  }
}
