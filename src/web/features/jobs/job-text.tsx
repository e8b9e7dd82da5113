import type { Job } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';

/** Description and requirements as the employer wrote them, in the language that they are in. */
export function JobText({ job: { locale, description, requirements } }: { job: Pick<Job, 'locale' | 'description' | 'requirements'> }) {
  const parts = [
    { id: 'description', title: m.jobs_description(), html: description },
    { id: 'requirements', title: m.jobs_requirements(), html: requirements },
  ].filter(({ html }) => html !== '');
  return parts.map(({ id, title, html }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* The server sanitises it when it is written: bold, italic, headings, lists and links are all there is. */}
      <div lang={locale} className="prose mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}
