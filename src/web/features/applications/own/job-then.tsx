import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { JobLanguageChips } from '#web/features/jobs/job-language-chips.tsx';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { WordList } from '#web/features/profiles/word-list.tsx';

import { Part } from './sent.tsx';

/** The job as it was when somebody applied; it may say something else by now. */
export function JobThen({ job }: Pick<Application, 'job'>) {
  return (
    <Part title={m.applications_job_then()}>
      <div className="space-y-8">
        <JobLanguageChips languages={job.languages} />
        <JobText job={job} level={3} />
        {job.skills.length > 0 && (
          <section aria-labelledby="job-skills" className="space-y-3">
            <h3 id="job-skills" className="font-serif text-xl font-medium">
              {m.jobs_skills()}
            </h3>
            <WordList words={job.skills} />
          </section>
        )}
      </div>
    </Part>
  );
}
