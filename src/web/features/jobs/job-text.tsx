import type { Job } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

interface JobTextProps {
  job: Pick<Job, 'locale' | 'description' | 'requirements'>;
  level?: 2 | 3;
}

export function JobText({ job: { locale, description, requirements }, level = 2 }: JobTextProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const parts = [
    { id: 'description', title: m.jobs_description(), html: description },
    { id: 'requirements', title: m.jobs_requirements(), html: requirements },
  ].filter(({ html }) => html !== '');
  return parts.map(({ id, title, html }) => (
    <section key={id} aria-labelledby={id}>
      <Heading id={id} className={level === 3 ? 'font-serif text-xl font-medium' : undefined}>
        {title}
      </Heading>
      {/* Sanitised by the server on write: bold, italic, headings, lists and links only. */}
      <div lang={locale} className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
