import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';

const complain = vi.spyOn(console, 'error');
afterEach(() => complain.mockClear());

test.each(Object.entries(elicitations))(
  'HOST-5 %s hydrates without a mismatch',
  async (_, request) => {
    const element = (
      <Elicitation request={request} server={{ name: 'Example' }} onRespond={() => {}} />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  },
);
