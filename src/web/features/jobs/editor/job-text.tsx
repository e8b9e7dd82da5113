import type { JobText as Words } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

/** Texts from the editor or sanitised by the server. */
export function JobText({ text: { title, description, requirements }, lang }: { text: Words; lang: Locale }) {
  return (
    <div className="mt-4 flex flex-col gap-5">
      {title && (
        <p lang={lang} className="font-serif text-lg">
          {title}
        </p>
      )}
      <Part label={m.jobs_edit_description()} html={description} lang={lang} />
      <Part label={m.jobs_edit_requirements()} html={requirements} lang={lang} />
    </div>
  );
}

function Part({ label, html, lang }: { label: string; html: string; lang: Locale }) {
  if (!html) return null;
  return (
    <div>
      <p className="text-sm font-semibold text-soft">{label}</p>
      <div lang={lang} className="prose mt-1" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
