import { m } from '#generated/paraglide/messages.js';
import { Section } from '#web/features/site/section.tsx';

export function Promises() {
  const promises = [
    [m.home_promise_languages(), m.home_promise_languages_text()],
    [m.home_promise_pay(), m.home_promise_pay_text()],
    [m.home_promise_answer(), m.home_promise_answer_text()],
  ] as const;
  return (
    <Section title={m.home_promises_title()}>
      <dl className="divide-y divide-line">
        {promises.map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 py-5 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-serif text-lg">{term}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
