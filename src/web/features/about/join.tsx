import type { ReactNode } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Section } from '#web/features/site/section.tsx';
import { Card } from '#web/ui/card.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

/** Where to go from here: a card for those who look for work, one for those who hire. */
export function Join() {
  return (
    <Section title={m.about_join_title()}>
      <div className="grid gap-5 md:grid-cols-2">
        <Audience title={m.about_seekers_title()} text={m.about_seekers_text()}>
          <ButtonLink to={href(paths.register())}>{m.about_seekers_action()}</ButtonLink>
          <Link to={href(paths.jobs())}>{m.app_browse_jobs()}</Link>
        </Audience>
        <Audience title={m.about_employers_title()} text={m.about_employers_text()}>
          <ButtonLink to={href(paths.register(), { as: 'employer' })} variant="outline">
            {m.employers_create_account()}
          </ButtonLink>
          <Link to={href(paths.forEmployers())}>{m.about_employers_more()}</Link>
        </Audience>
      </div>
    </Section>
  );
}

function Audience({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col">
      <h3 className="font-serif text-lg font-medium">{title}</h3>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      <div className="mt-auto flex flex-col items-start gap-4">{children}</div>
    </Card>
  );
}
