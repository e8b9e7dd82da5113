import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { SKILLS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { seeker } from '#test/support/component/people.ts';
import { emptyProfile } from '#test/support/component/profile.ts';
import { leave, renderPart } from '#test/support/component/render-part.tsx';

import { AboutSection } from './about-section.tsx';
import { useOwnProfile } from './own-profile.ts';
import { SkillsSection } from './skills-section.tsx';

function Sections() {
  const profile = useOwnProfile(emptyProfile);
  return (
    <>
      <AboutSection profile={profile} about="" />
      <SkillsSection profile={profile} />
    </>
  );
}

const open = (screen: Awaited<ReturnType<typeof renderPart>>, item: string) =>
  screen.getByRole('button', { name: m.profile_action_on({ action: m.profile_add(), item }) }).click();

test('asks before leaving with unsaved input in any of several sections', async () => {
  const screen = await renderPart(<Sections />, {
    viewer: seeker,
    api: { profiles: { mine: () => emptyProfile, update: ({ bio }) => ({ ...emptyProfile, bio: bio ?? '' }) } },
  });
  await open(screen, m.profile_about());
  const about = screen.getByRole('textbox', { name: m.profile_about() });
  await about.fill('Nine years at sea.');
  await open(screen, m.profile_skills());
  expect(await leave(screen)).toBe(m.ui_unsaved());
  await expect.element(about).toHaveValue('Nine years at sea.');
  await screen.getByRole('region', { name: m.profile_about() }).getByRole('button', { name: m.profile_save() }).click();
  await expect.element(screen.getByText('Nine years at sea.')).toBeVisible();
  expect(await leave(screen)).toBeUndefined();
});

test('keeps skills above the limit in the field', async () => {
  const screen = await renderPart(<Sections />, { viewer: seeker, api: { profiles: { mine: () => emptyProfile } } });
  await open(screen, m.profile_skills());
  const field = screen.getByRole('combobox', { name: m.profile_skills() });
  const names = Array.from({ length: SKILLS_MAX + 2 }, (_, at) => `Skill ${at + 1}`);
  await field.fill(names.join(', '));
  const [next, last] = names.slice(-2);
  await expect.element(field).toHaveValue(`${next}, ${last}`);
  await screen.getByRole('row', { name: 'Skill 1', exact: true }).getByRole('button').click();
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(last ?? '');
  await field.fill('');
  await expect.element(field).toHaveValue('');
});
