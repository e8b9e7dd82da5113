import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useSite } from '#web/app/site.ts';
import { dateFormat } from '#web/ui/formats.ts';

interface LegalTextProps {
  title: string;
  lead: string;
  /** YYYY-MM-DD */
  changed: string;
  sections: readonly { title: string; body: string }[];
}

export function LegalText({ title, lead, changed, sections }: LegalTextProps) {
  const { name, contactEmail } = useSite();
  const date = dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(changed));
  return (
    <div className="page-width py-12 md:py-20 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-16">
      <header className="lg:col-start-2">
        <h1>{title}</h1>
        <p className="mt-3 text-sm text-soft">{m.legal_updated({ date })}</p>
        <p className="mt-6 max-w-[36rem] text-lg">{lead}</p>
      </header>
      <Contents sections={sections} />
      <article className="mt-10 max-w-[38rem] space-y-9 lg:col-start-2">
        {sections.map((section, index) => (
          <section key={section.title} id={`section-${index + 1}`} className="border-t border-line pt-6">
            <h2 className="text-lg">
              <span className="mr-2 text-accent tabular-nums">{index + 1}</span> {section.title}
            </h2>
            <p className="mt-3">{section.body}</p>
          </section>
        ))}
        {contactEmail && (
          <section className="border-t border-line pt-6">
            <h2 className="text-lg">{m.legal_contact_title()}</h2>
            <p className="mt-3">
              {m.legal_contact_text({ name })} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </p>
          </section>
        )}
      </article>
    </div>
  );
}

function Contents({ sections }: { sections: LegalTextProps['sections'] }) {
  return (
    <nav aria-label={m.legal_contents()} className="hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
      <ol className="sticky top-8 space-y-1 border-l border-line text-sm">
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#section-${index + 1}`} className="block py-1 pl-4 text-soft hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
