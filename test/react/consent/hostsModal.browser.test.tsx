import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { MantineProvider, Modal } from '@mantine/core';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';
import { askForUrl } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

/** A host that draws requests in its own modal of Mantine, and has drawn one: the code of the consent is there. */
async function openInMantine(url: string) {
  function Host() {
    const [isOpen, setOpen] = useState(false);
    return (
      <MantineProvider>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Modal opened={isOpen} onClose={() => {}} title="GitHub" withCloseButton={false}>
          <Elicitation request={askForUrl(url)} server={{ name: 'GitHub' }} onRespond={() => {}} />
        </Modal>
      </MantineProvider>
    );
  }
  render(<Host />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('checkbox');
  // WebKit knows it by its name only once it has faded in.
  const modal = await screen.findByRole('dialog', { name: 'GitHub' });
  await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement));
}

test.each([
  ['one line about the address', 'https://paypal.com.evil.example/login'],
  ['several lines', 'https://аррӏе.com/login'],
])("URL-4 a modal of Mantine's puts no focus on the risk: %s", async (_, url) => {
  await openInMantine(url);
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).not.toHaveFocus();
});

test('URL-4 what else is known of a dangerous address is a stop for focus traps that know only `tabindex`', async () => {
  await openInMantine('https://аррӏе.com/login');
  const more = screen.getByText('More about this address');
  expect(more).toHaveAttribute('tabindex', '0');
});
