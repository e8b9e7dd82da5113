import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Section } from '#web/features/site/section.tsx';

/** How and when the figures of a page were counted. */
export function Method({ sentences, countedAt }: { sentences: readonly string[]; countedAt: string | null }) {
  return (
    <Section title={m.market_method_title()}>
      <div className="max-w-[38rem] space-y-4 text-soft">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {countedAt && <p>{m.market_counted({ date: dayText(countedAt, 'long') })}</p>}
      </div>
    </Section>
  );
}
