import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { focus, hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { RichText } from './rich-text.tsx';

/** Word's clipboard content for a bold heading, a list and a sentence. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body>
<h1 style="mso-style:x">Your tasks</h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Answer&nbsp;customers<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Solve <b>problems</b></p>
<p class=MsoNormal style="color:red"><o:p>&nbsp;</o:p></p><p class=MsoNormal><span style="font-family:Calibri">In a calm office.</span></p></body></html>`;

/** Shows the resulting value next to it. */
function Text({ begin = '<p>You sell.</p>' }) {
  const [html, setHtml] = useState(begin);
  return (
    <>
      <RichText label="Text" value={html} onChange={setHtml} lang="en" maxBytes={1_000} />
      <output>{html}</output>
    </>
  );
}

test('can be edited by keyboard alone', async () => {
  const screen = await renderPart(<Text begin="" />);
  const editor = screen.getByRole('textbox', { name: 'Text' });
  const tool = (name: string) => screen.getByRole('button', { name });
  await editor.click();
  await expect.element(tool(m.ui_rich_bold())).toBeVisible();
  await hasFocus(editor);
  await focus(tool(m.ui_rich_bold()));
  await userEvent.keyboard('{ArrowRight}');
  await hasFocus(tool(m.ui_rich_italic()));
  await userEvent.keyboard('{Enter}');
  await hasFocus(editor);
  await userEvent.keyboard('slanted');
  await expect.element(tool(m.ui_rich_italic())).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('<p><em>slanted</em></p>')).toBeVisible();
});

test('accepts clean text from Word', async () => {
  const screen = await renderPart(<Text begin="" />);
  const editor = screen.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await expect.element(screen.getByRole('button', { name: m.ui_rich_bold() })).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', FROM_WORD);
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const clean =
    '<h2>Your tasks</h2><ul><li><p>Answer customers</p></li><li><p>Solve <strong>problems</strong></p></li></ul><p>In a calm office.</p>';
  await expect.element(screen.getByText(clean)).toBeVisible();
});

test('focuses an invalid address of a link', async () => {
  const screen = await renderPart(<Text />);
  await screen.getByRole('textbox', { name: 'Text' }).click();
  await pressEnter(screen.getByRole('button', { name: m.ui_rich_link() }));
  const address = page.getByRole('dialog').getByLabelText(m.ui_rich_link_address());
  await address.fill('no address');
  await pressEnter(page.getByRole('dialog').getByRole('button', { name: m.ui_rich_link_set() }));
  await hasFocus(address);
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
});

test('shows by how many characters a text is too long', async () => {
  const screen = await renderPart(<Text begin={`<p>${'a'.repeat(1_000)}</p>`} />);
  await expect.element(screen.getByText('7 characters too many').first()).toBeVisible();
});
