import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPart } from '#test/support/component/render-part.tsx';

import { BulkBar } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { showToast } from './toast.tsx';

/** Notices of what has just happened. */
describe('toasts', () => {
  test.for<[where: string, name: string, part: ReactNode]>([
    [
      'of a dialog',
      'Send',
      <Dialog key="dialog" isOpen coversPhone title="Apply" onClose={() => {}} footer={<Button>Send</Button>}>
        <div className="h-dvh" />
      </Dialog>,
    ],
    [
      'for selected rows',
      'Clear selection',
      <div key="bar" className="flex h-dvh flex-col justify-end">
        <BulkBar label="Selected" count={2} actions={[]} onClear={() => {}} />
      </div>,
    ],
  ])('do not cover the buttons %s', async ([, name, part]) => {
    await page.viewport(800, 500);
    onTestFinished(() => page.viewport(1280, 900));
    await renderPart(part);
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    showToast({ title: 'You have a new message' });
    await expect.element(page.getByText('You have a new message').first()).toBeVisible();
    const button = page.getByRole('button', { name }).element();
    const { left, top, width, height } = button.getBoundingClientRect();
    expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  });
});
