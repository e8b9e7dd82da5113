import type { Application } from '#contract/applications/application-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

/** Skills on a card (specification, section 9). */
const SKILLS_SHOWN = 5;

export function PositionCard({ job: { id, title, excerpt, skills, locale } }: Pick<Application, 'job'>) {
  const lang = locale === getLocale() ? undefined : locale;
  const more = skills.length - SKILLS_SHOWN;
  return (
    <Card as="section" isLink aria-labelledby="position">
      <h2 id="position" className="font-sans text-sm font-semibold tracking-normal text-soft">
        {m.applications_review_position()}
      </h2>
      <p className="mt-1 font-serif text-lg">
        <Link
          to={href(paths.job(id))}
          look="quiet"
          lang={lang}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      </p>
      {excerpt && (
        <p lang={lang} className="mt-1 text-soft">
          {excerpt}
        </p>
      )}
      {skills.length > 0 && (
        <ul lang={lang} aria-label={m.profile_skills()} className="mt-4 flex flex-wrap items-center gap-2 text-sm">
          {skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <li key={skill} className="max-w-full rounded-control border border-line bg-sunken px-2.5 py-1">
              {skill}
            </li>
          ))}
          {more > 0 && (
            <li lang={getLocale()} className="text-soft">
              {m.applications_review_more_skills({ count: more })}
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
