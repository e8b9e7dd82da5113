import { ArrowRight } from 'lucide-react';

import type { completenessSteps } from '#contract/profiles/profile-choices.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

type Step = (typeof completenessSteps)[number];

const steps: Record<Step, { label: () => string; section: string }> = {
  languages: { label: m.profile_step_languages, section: 'languages' },
  job_title: { label: m.profile_step_job_title, section: 'basics' },
  cv: { label: m.profile_step_cv, section: 'cv' },
  skills: { label: m.profile_step_skills, section: 'skills' },
  location: { label: m.profile_step_location, section: 'location' },
  bio: { label: m.profile_step_bio, section: 'about' },
  experience: { label: m.profile_step_experience, section: 'experience' },
  education: { label: m.profile_step_education, section: 'education' },
};

interface MissingStepsProps extends Pick<Profile, 'missing'> {
  /** The profile page's address; empty on that page. */
  page?: string;
}

export function MissingSteps({ missing, page = '' }: MissingStepsProps) {
  return (
    <ul className="flex flex-col">
      {missing.map((step) => (
        <li key={step}>
          <Link
            to={`${page}#${steps[step].section}`}
            look="plain"
            className="inline-flex min-h-8 items-center gap-1.5 text-sm text-accent hover:underline"
          >
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            {steps[step].label()}
          </Link>
        </li>
      ))}
    </ul>
  );
}
