import { CircleCheck } from 'lucide-react';
import { useId } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Card } from '#web/ui/card.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

/** For an employer without jobs: the company, the first job, the team. */
export function FirstSteps({ hasCompany }: { hasCompany: boolean }) {
  const id = useId();
  const steps = [
    {
      title: m.company_create(),
      text: m.dashboard_first_company(),
      // It begins with the company.
      to: hasCompany ? undefined : href(paths.postJob()),
      isDone: hasCompany,
    },
    {
      title: m.app_post_job(),
      text: m.jobs_manage_none_text(),
      to: hasCompany ? href(paths.postJob()) : undefined,
    },
    {
      title: m.dashboard_first_team(),
      text: m.dashboard_first_team_text(),
      to: hasCompany ? href(paths.team()) : undefined,
      isLater: true,
    },
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {m.dashboard_first()}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text, to, isDone, isLater }, at) => (
          <Card as="li" key={title} className="flex flex-col items-start">
            {isDone ? (
              <p className="flex items-center gap-2 text-accent">
                <CircleCheck aria-hidden="true" className="size-5" /> {m.dashboard_first_done()}
              </p>
            ) : (
              <p aria-hidden="true" className="font-serif text-xl text-soft">
                {at + 1}
              </p>
            )}
            <h3 className="mt-1">{title}</h3>
            <p className="mt-1 mb-5 text-soft">{text}</p>
            {to && (
              <ButtonLink to={to} variant={isLater ? 'outline' : 'default'} className="mt-auto">
                {title}
              </ButtonLink>
            )}
          </Card>
        ))}
      </ol>
    </section>
  );
}
