import type { Analytics, AnalyticsMeasures } from '#contract/admin/analytics.ts';
import { m } from '#generated/paraglide/messages.js';
import { countText, rateText } from '#web/ui/figure-words.ts';
import { hoursText, shareText } from '#web/ui/figure-words.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

import { signUpsOf } from './measures.ts';

type Measured = Pick<Analytics, 'total' | 'before'>;

export function MeasureCards({ total, before }: Measured) {
  const compare = (countOf: (measures: AnalyticsMeasures) => number) => changeText(countOf(total), countOf(before));
  return (
    <ul aria-label={m.admin_analytics_figures()} className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      <StatCard
        name={m.admin_analytics_sign_ups()}
        note={
          <Notes
            lines={[
              compare(signUpsOf),
              m.admin_analytics_sign_ups_note({
                seekers: countText(total.jobSeekers),
                employers: countText(total.employers),
              }),
            ]}
          />
        }
      >
        {countText(signUpsOf(total))}
      </StatCard>
      <StatCard name={m.admin_analytics_jobs()} note={compare(({ jobs }) => jobs)}>
        {countText(total.jobs)}
      </StatCard>
      <StatCard name={m.admin_analytics_applications()} note={compare(({ applications }) => applications)}>
        {countText(total.applications)}
      </StatCard>
      <AnsweredCard {...{ total, before }} />
      <AnswerTimeCard {...{ total, before }} />
    </ul>
  );
}

/** The share answered of the applications that expect an answer. */
function AnsweredCard({ total, before }: Measured) {
  return (
    <StatCard
      name={m.admin_analytics_answered()}
      note={
        <Notes
          lines={[
            m.admin_analytics_before({ before: shareText(before.answeredShare) }),
            total.expecting > 0
              ? m.admin_analytics_answered_note({
                  answered: countText(total.answered),
                  expecting: countText(total.expecting),
                })
              : m.admin_analytics_no_expecting(),
          ]}
        />
      }
    >
      {shareText(total.answeredShare)}
    </StatCard>
  );
}

function AnswerTimeCard({ total, before }: Measured) {
  return (
    <StatCard
      name={m.admin_analytics_time()}
      note={
        <Notes
          lines={[
            m.admin_analytics_before({ before: hoursText(before.medianHours) }),
            total.ninetiethHours === null
              ? m.admin_analytics_no_answers()
              : m.admin_analytics_time_note({ time: hoursText(total.ninetiethHours) }),
          ]}
        />
      }
    >
      {hoursText(total.medianHours)}
    </StatCard>
  );
}

/** The change from the previous period: a rate, or a text if that period was empty. */
const changeText = (count: number, before: number): string =>
  before > 0
    ? m.admin_analytics_change({ rate: rateText((count - before) / before), before: countText(before) })
    : m.admin_analytics_before({ before: countText(0) });

const Notes = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
