import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import VerifyPage from './verify-page.tsx';

/** SHA-256 of "abc" (FIPS 180-4, appendix B.1). */
const DIGEST = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const signed = new File(['abc'], 'offer.pdf', { type: 'application/pdf' });
const changed = new File(['abd'], 'changed.pdf', { type: 'application/pdf' });

async function check(file: File, isReachable = true) {
  const screen = await renderPart(<VerifyPage />, {
    api: {
      signedDocuments: {
        verify({ digest }) {
          if (!isReachable) throw refused('UNAVAILABLE');
          return { signedAt: digest === DIGEST ? '2126-05-04T10:00:00Z' : null };
        },
      },
    },
  });
  await userEvent.upload(screen.getByLabelText(m.verify_file()), file);
  return screen.getByRole('status');
}

test('says that a changed file is not what was signed, and what to do (T626)', async () => {
  const verdict = await check(changed);
  await expect.element(verdict.getByText(m.verify_unknown(), { exact: true })).toBeVisible();
  await expect.element(verdict.getByText(m.verify_unknown_text())).toBeVisible();
});

test('says when a file was signed, from its checksum alone (T625)', async () => {
  const verdict = await check(signed);
  await expect.element(verdict.getByText(m.verify_signed_text({ site: 'Parlance', date: '4 May 2126' }))).toBeVisible();
});

test('gives no verdict without an answer', async () => {
  await check(signed, false);
  await expect.element(page.getByText(m.problem_unavailable())).toBeVisible();
});
