import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { RichText } from './rich-text.tsx';

function Text() {
  const [html, setHtml] = useState('<p>You sell.</p>');
  return <RichText label="Text" value={html} onChange={setHtml} lang="en" maxBytes={1_000} />;
}

test('the focus goes to an address of a link that cannot be one', async () => {
  const screen = await renderPart(<Text />);
  await screen.getByRole('textbox', { name: 'Text' }).click();
  await pressEnter(screen.getByRole('button', { name: m.ui_rich_link() }));
  const address = page.getByRole('dialog').getByLabelText(m.ui_rich_link_address());
  await address.fill('no address');
  await pressEnter(page.getByRole('dialog').getByRole('button', { name: m.ui_rich_link_set() }));
  await hasFocus(address);
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
});
