import { Refusal } from '../../platform/http/refusal.ts';
import { procedures } from '../../procedures.ts';

const missing = () => {
  throw new Refusal('UNAVAILABLE');
};

export const profilesApi = {
  mine: procedures.profiles.mine.handler(missing),
  read: procedures.profiles.read.handler(missing),
  update: procedures.profiles.update.handler(missing),
  workExperience: {
    add: procedures.profiles.workExperience.add.handler(missing),
    update: procedures.profiles.workExperience.update.handler(missing),
    remove: procedures.profiles.workExperience.remove.handler(missing),
  },
  education: {
    add: procedures.profiles.education.add.handler(missing),
    update: procedures.profiles.education.update.handler(missing),
    remove: procedures.profiles.education.remove.handler(missing),
  },
  certifications: {
    add: procedures.profiles.certifications.add.handler(missing),
    update: procedures.profiles.certifications.update.handler(missing),
    remove: procedures.profiles.certifications.remove.handler(missing),
  },
};
