import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ButtonLink } from '#web/ui/link.tsx';

/** Three steps for those who look for work, three for those who hire. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="page-width py-12 md:py-20">
      <h2 id="how">{m.home_steps_title()}</h2>
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:gap-0 md:divide-x md:divide-line">
        <Steps
          title={m.home_steps_seekers()}
          steps={[m.home_steps_seekers_1(), m.home_steps_seekers_2(), m.home_steps_seekers_3()]}
          link={{ label: m.home_steps_seekers_link(), to: href(paths.register()) }}
        />
        <Steps
          title={m.home_steps_employers()}
          steps={[m.home_steps_employers_1(), m.home_steps_employers_2(), m.home_steps_employers_3()]}
          link={{ label: m.home_steps_employers_link(), to: href(paths.forEmployers()) }}
        />
      </div>
    </section>
  );
}

interface StepsProps {
  title: string;
  steps: string[];
  link: { label: string; to: string };
}

function Steps({ title, steps, link }: StepsProps) {
  return (
    <div className="flex flex-col items-start md:first:pr-12 md:last:pl-12">
      <h3>{title}</h3>
      <ol className="mt-5 mb-8 list-decimal space-y-4 pl-8 marker:font-serif marker:text-xl marker:text-accent">
        {steps.map((step) => (
          <li key={step} className="pl-2 text-lg">
            {step}
          </li>
        ))}
      </ol>
      <ButtonLink to={link.to} variant="outline" className="mt-auto">
        {link.label}
      </ButtonLink>
    </div>
  );
}
