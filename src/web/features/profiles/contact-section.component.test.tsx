import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { seeker } from '#test/support/component/people.ts';
import { emptyProfile } from '#test/support/component/profile.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { ContactSection } from './contact-section.tsx';
import { useOwnProfile } from './own-profile.ts';

const EARLIER = 'earlier@example.com';
const TYPED = 'typed@example.com';

function Section({ profile }: { profile: Profile }) {
  return <ContactSection profile={useOwnProfile(profile)} />;
}

const waiting: Profile = { ...emptyProfile, contactEmail: EARLIER, contactEmailToConfirm: TYPED };
const button = (screen: Awaited<ReturnType<typeof renderPart>>, name: string) => screen.getByRole('button', { name });

test('shows an unconfirmed contact address next to the current one', async () => {
  let stored: Profile = { ...emptyProfile, contactEmail: EARLIER };
  const screen = await renderPart(<Section profile={stored} />, {
    viewer: seeker,
    api: {
      profiles: { mine: () => stored },
      contactAddress: {
        change: ({ email }) => {
          stored = { ...stored, contactEmailToConfirm: email };
          return { done: true };
        },
      },
    },
  });
  await button(screen, m.profile_action_on({ action: m.profile_edit(), item: m.profile_contact() })).click();
  await screen.getByRole('textbox', { name: m.profile_contact() }).fill(TYPED);
  await button(screen, m.profile_save()).click();
  await expect.element(screen.getByText(m.profile_contact_waiting({ email: TYPED }))).toBeVisible();
  await expect.element(screen.getByText(EARLIER, { exact: true })).toBeVisible();
});

test('keeps input that was refused', async () => {
  const screen = await renderPart(<Section profile={emptyProfile} />, {
    viewer: seeker,
    api: {
      profiles: { mine: () => emptyProfile },
      contactAddress: {
        change: () => {
          throw refused('TOO_MANY_REQUESTS');
        },
      },
    },
  });
  await button(screen, m.profile_action_on({ action: m.profile_add(), item: m.profile_contact() })).click();
  const field = screen.getByRole('textbox', { name: m.profile_contact() });
  await field.fill(TYPED);
  await button(screen, m.profile_save()).click();
  await expect.element(screen.getByText(m.problem_too_many_requests())).toBeVisible();
  await expect.element(field).toHaveValue(TYPED);
});

test('sends the link again by keyboard, and reports why it was refused', async () => {
  let isRefused = false;
  const screen = await renderPart(<Section profile={waiting} />, {
    viewer: seeker,
    api: {
      profiles: { mine: () => waiting },
      contactAddress: {
        sendLink: () => {
          if (isRefused) throw refused('TOO_MANY_REQUESTS');
          return { done: true };
        },
      },
    },
  });
  const send = button(screen, m.auth_settings_email_submit());
  send.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(m.profile_contact_sent({ email: TYPED }))).toBeVisible();
  isRefused = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(m.problem_too_many_requests())).toBeVisible();
  await expect.element(send).toHaveFocus();
});

test('removes a discarded address, and keeps the focus in its section', async () => {
  let stored = waiting;
  const screen = await renderPart(<Section profile={waiting} />, {
    viewer: seeker,
    api: {
      profiles: { mine: () => stored },
      contactAddress: {
        cancel: () => {
          stored = { ...waiting, contactEmailToConfirm: null };
          return { done: true };
        },
      },
    },
  });
  await button(screen, m.profile_contact_discard()).click();
  await expect.element(screen.getByText(m.profile_contact_waiting({ email: TYPED }))).not.toBeInTheDocument();
  await expect
    .element(button(screen, m.profile_action_on({ action: m.profile_edit(), item: m.profile_contact() })))
    .toHaveFocus();
});
