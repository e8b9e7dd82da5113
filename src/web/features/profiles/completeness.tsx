import { ArrowRight } from 'lucide-react';

import { completenessSteps, type Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { Meter } from '#web/ui/meter.tsx';

type Step = (typeof completenessSteps)[number];

/** What each step asks for, and the section in which it is done. */
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

/** How far a profile has come, and the way to what is missing. */
export function Completeness({ missing }: Pick<Profile, 'missing'>) {
  const max = completenessSteps.length;
  const value = max - missing.length;
  return (
    <aside aria-label={m.profile_completeness()} className="rounded-card bg-sunken p-5 md:p-6">
      <Meter
        label={m.profile_completeness()}
        value={value}
        max={max}
        valueLabel={m.profile_completeness_value({ done: value, all: max })}
      />
      {missing.length === 0 ? (
        <p className="mt-3 text-sm text-soft">{m.profile_complete()}</p>
      ) : (
        <ul className="mt-3 flex flex-col">
          {missing.map((step) => (
            <li key={step}>
              <a
                href={`#${steps[step].section}`}
                className="inline-flex min-h-8 items-center gap-1.5 text-sm text-accent hover:underline"
              >
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
                {steps[step].label()}
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
