import { m } from '#generated/paraglide/messages.js';
import { Section } from '#web/features/site/section.tsx';

export function Promises() {
  const promises = [
    [m.home_promise_languages(), m.home_promise_languages_text()],
    [m.home_promise_pay(), m.home_promise_pay_text()],
    [m.home_promise_answer(), m.home_promise_answer_text()],
  ] as const;
  return (
    <Section title={m.home_promises_title()} isWide>
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {promises.map(([term, text]) => (
          <div key={term}>
            <dt className="font-serif text-lg">{term}</dt>
            <dd className="mt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
