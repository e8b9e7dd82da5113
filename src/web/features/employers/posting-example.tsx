import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

// A job's title is the employer's text, in the language of each version: no translation of ours.
const titles: readonly [Locale, string][] = [
  ['en', 'Customer service specialist'],
  ['es', 'Especialista en atención al cliente'],
  ['fr', 'Chargé·e de clientèle'],
  ['de', 'Kundenberater (m/w/d)'],
  ['it', 'Specialista servizio clienti'],
  ['pt', 'Especialista em apoio ao cliente'],
];

/** One job in six languages, one list of applications, by example. */
export function PostingExample() {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-soft md:px-6">
        {m.employers_example_caption()}
      </figcaption>
      <ul className="divide-y divide-line">
        {titles.map(([language, title]) => (
          <li key={language} className="flex items-baseline gap-4 px-5 py-2.5 md:px-6">
            <span className="w-6 shrink-0 text-xs font-semibold text-soft uppercase">{language}</span>
            <span lang={language} className="font-serif text-lg">
              {title}
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t-2 border-accent bg-accent-tint px-5 py-4 font-semibold text-accent-strong md:px-6">
        {m.employers_example_result()}
      </p>
    </figure>
  );
}
