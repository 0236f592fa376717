import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import {
  Elicitation as BareElicitation,
  type ElicitationProps,
  type ElicitRequestError,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { withSettings, type Settings } from './withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

export const server = { name: 'Example', url: 'https://mcp.example.com/mcp' };

/** Draws a request's raw params in the page, under StrictMode. */
export function drawElicitation(
  request: unknown,
  props: Partial<ElicitationProps & Settings> = {},
) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const onError = vi.fn<(error: ElicitRequestError) => void>();
  const onIssue = vi.fn();
  const element = (current: unknown) => (
    <StrictMode>
      <Elicitation
        request={current}
        onIssue={onIssue}
        {...{ server, onRespond, onError }}
        {...props}
      />
    </StrictMode>
  );
  const { rerender, unmount } = render(element(request));
  return {
    user: userEvent.setup(),
    onRespond,
    onError,
    onIssue,
    unmount,
    rerender: (next: unknown) => rerender(element(next)),
  };
}

export const accept = () => screen.getByRole('button', { name: 'Accept' });
