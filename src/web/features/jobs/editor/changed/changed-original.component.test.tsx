import { expect, test } from 'vitest';

import type { JobText } from '#contract/jobs/job-fields.ts';
import { m } from '#generated/paraglide/messages.js';
import { StoredJob } from '#test/support/component/job.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { Versions } from '#test/support/component/versions.tsx';

const english = (description: string) => ({ title: 'Sales', description, requirements: '' });
const german = { title: 'Vertrieb', description: '<p>Sie verkaufen Tee.</p>', requirements: '', stale: true };

/** The changes of an original from `before`, when the German version was up to date, to `now`. */
async function openChanges(before: JobText | null, now: string) {
  const stored = new StoredJob({ translations: { en: { ...english(now), stale: false }, de: german } });
  const screen = await renderPart(<Versions stored={stored} />, {
    viewer: employer,
    api: { jobs: { ...stored.answers, confirmedOriginal: () => ({ primaryLocale: 'en', original: before }) } },
  });
  await screen.getByText(m.jobs_edit_stale_changes()).click();
  return screen;
}

test('shows what changed in the original since a stale translation was up to date, also without colours', async () => {
  const before = '<h2>Tasks</h2><p>You sell tea.</p><p>You earn 45.000 euros.</p>';
  const screen = await openChanges(english(before), before.replace('tea', 'green tea').replace('45.000', '48.000'));
  await expect.element(screen.getByText(m.jobs_changed_before())).toBeVisible();
  const textsOf = (tag: string) => [...screen.container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(textsOf('ins')).toEqual(['New: green ', 'New: 48.000 ']);
  expect(textsOf('del')).toEqual(['Removed: 45.000 ']);
  // Omits unchanged lines.
  expect(screen.container.querySelector('details[open]')?.textContent).not.toContain('Tasks');
  const [added] = screen.container.querySelectorAll('ins');
  expect(added && getComputedStyle(added).textDecorationLine).toBe('underline');
  await screen.getByRole('button', { name: m.jobs_edit_stale_confirm() }).click();
  await expect.element(screen.getByText(m.jobs_edit_stale_changes())).not.toBeInTheDocument();
});

test('reports that the translation became stale before originals were stored', async () => {
  const screen = await openChanges(null, '<p>You sell.</p>');
  await expect.element(screen.getByText(m.jobs_changed_unknown())).toBeVisible();
});

test('reports that only the formatting of the original changed', async () => {
  const screen = await openChanges(english('<p>You sell.</p>'), '<p>You <strong>sell</strong>.</p>');
  await expect.element(screen.getByText(m.jobs_changed_form_only())).toBeVisible();
});
