import { expect, test } from 'vitest';

import type { EscoState } from '#contract/admin/esco.ts';
import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Esco } from './esco.tsx';

const NONE: EscoState = { active: null, loading: null, failed: null, indexing: false };
const RELEASE = { occupations: 3_000, done: 3_000, locales: ['de' as const], createdAt: '2026-11-28T12:00:00.000Z' };

test('shows how far a release is, until it is loaded, and removes it with one press', async () => {
  const states: EscoState[] = [
    { ...NONE, loading: { ...RELEASE, done: 200 } },
    { ...NONE, active: RELEASE },
  ];
  const screen = await renderPart(<Esco first={NONE} readAt={1} />, {
    api: {
      admin: {
        esco: {
          load: () => ({ ...NONE, loading: { ...RELEASE, occupations: 0, done: 0 } }),
          read: () => states.shift() ?? { ...NONE, active: RELEASE },
          remove: () => NONE,
        },
      },
    },
  });
  await screen.getByLabelText(m.admin_esco_file()).upload([new File(['x'], 'occupations_de.csv')]);
  await expect.element(screen.getByText(m.admin_esco_progress({ done: '200', count: '3,000' }))).toBeVisible();
  await expect.element(screen.getByText(m.admin_esco_loaded({ count: '3,000', languages: 'German' }))).toBeVisible();
  await screen.getByRole('button', { name: m.admin_esco_remove() }).click();
  await expect.element(screen.getByText(m.admin_esco_removed())).toBeVisible();
  await expect.element(screen.getByRole('button', { name: m.admin_esco_remove() })).not.toBeInTheDocument();
});

test('says which column of which file is missing', async () => {
  const failed = { problem: 'missing_column', file: 'occupations_de.csv', column: 'altLabels' } as const;
  const screen = await renderPart(<Esco first={{ ...NONE, failed }} readAt={1} />, {});
  await expect
    .element(screen.getByText(m.admin_esco_problem_missing_column({ file: failed.file, column: failed.column })))
    .toBeVisible();
});

test('keeps the release that is active when files are refused', async () => {
  const screen = await renderPart(<Esco first={{ ...NONE, active: RELEASE }} readAt={1} />, {});
  await screen.getByLabelText(m.admin_esco_file()).upload([new File(['x'], 'people.pdf')]);
  await expect.element(screen.getByText(m.ui_file_wrong_type())).toBeVisible();
  await expect.element(screen.getByText(m.admin_esco_loaded({ count: '3,000', languages: 'German' }))).toBeVisible();
});
