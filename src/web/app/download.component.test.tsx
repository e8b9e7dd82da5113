import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { FileLink } from './download.tsx';

/** Answers the download so, until the test is over. */
async function download(answer: () => Response) {
  const answering = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  onTestFinished(() => answering.mockRestore());
  const screen = await renderPart(
    <FileLink href="/api/files/1" download="cv.pdf">
      Download
    </FileLink>,
  );
  await screen.getByRole('link', { name: 'Download' }).click();
}

const said = (words: string) =>
  expect.element(page.getByRole('alertdialog').filter({ hasText: words }).filter({ hasText: 'cv.pdf' })).toBeVisible();

test('says that files cannot be opened while the storage is away', async () => {
  await download(() => Response.json({ code: 'UNAVAILABLE', data: { reason: 'files_unavailable' } }, { status: 503 }));
  await said(m.problem_files_unavailable());
});

test('says that a file could not be downloaded where the server gives no reason', async () => {
  await download(() => new Response('<html>', { status: 502 }));
  await said(m.messages_download_failed());
});
