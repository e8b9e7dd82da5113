import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { renderPart } from '#test/support/component/render-part.tsx';

import { CopyButton } from './copy-button.tsx';

test('a copy button says in its place, and to screen readers, that the text was copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  const screen = await renderPart(
    <CopyButton text="plk_secret" shownIn={createRef()} copied="Copied">
      Copy
    </CopyButton>,
  );
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
  await expect.element(screen.getByRole('status').filter({ hasText: 'Copied' })).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('plk_secret');
});
