import { profilesContract } from '#contract/profiles/profiles.ts';

import { implementing } from '../../procedures.ts';
import { addEntry, certification, education, removeEntry, updateEntry, workExperience } from './entries.ts';
import { openProfile } from './looks.ts';
import { presentProfile } from './present.ts';
import { readOwnProfile, updateProfile } from './profiles.ts';

const profiles = implementing(profilesContract);
const done = { done: true } as const;

export const profilesApi = {
  mine: profiles.mine.handler(async ({ context }) => presentProfile(context.actor, await readOwnProfile(context))),
  read: profiles.read.handler(async ({ context, input }) =>
    presentProfile(context.actor, await openProfile(context, input.id)),
  ),
  update: profiles.update.handler(async ({ context, input }) =>
    presentProfile(context.actor, await updateProfile(context, input)),
  ),
  workExperience: {
    add: profiles.workExperience.add.handler(({ context, input }) => addEntry(context, workExperience, input)),
    update: profiles.workExperience.update.handler(({ context, input }) => updateEntry(context, workExperience, input)),
    remove: profiles.workExperience.remove.handler(async ({ context, input }) => {
      await removeEntry(context, workExperience, input.id);
      return done;
    }),
  },
  education: {
    add: profiles.education.add.handler(({ context, input }) => addEntry(context, education, input)),
    update: profiles.education.update.handler(({ context, input }) => updateEntry(context, education, input)),
    remove: profiles.education.remove.handler(async ({ context, input }) => {
      await removeEntry(context, education, input.id);
      return done;
    }),
  },
  certifications: {
    add: profiles.certifications.add.handler(({ context, input }) => addEntry(context, certification, input)),
    update: profiles.certifications.update.handler(({ context, input }) => updateEntry(context, certification, input)),
    remove: profiles.certifications.remove.handler(async ({ context, input }) => {
      await removeEntry(context, certification, input.id);
      return done;
    }),
  },
};
