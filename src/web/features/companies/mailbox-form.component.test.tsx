import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { MailboxForm } from './mailbox-form.tsx';

test('asks for the mailbox of an email to the company’s domain, not for another address', async () => {
  const asked: string[] = [];
  const ask = async (mailbox: string) => {
    asked.push(mailbox);
    return { email: `${mailbox}@nordlicht.example`, expiresAt: '2126-03-10T09:00:00Z' };
  };
  const screen = await renderPart(<MailboxForm domain="nordlicht.example" hint="" ask={ask} />);
  const mailbox = screen.getByLabelText(m.company_mailbox({ domain: 'nordlicht.example' }));
  await mailbox.fill('info@elsewhere.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(m.company_mailbox_wrong())).toBeVisible();
  await expect.element(mailbox).toHaveAttribute('aria-invalid', 'true');
  await mailbox.fill('info');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(m.company_mail_sent({ email: 'info@nordlicht.example' }))).toBeVisible();
  expect(asked).toEqual(['info']);
});
