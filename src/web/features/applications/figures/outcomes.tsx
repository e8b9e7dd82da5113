import type { HiringFigures } from '#contract/applications/hiring-figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { sourceName } from '#web/app/source-name.ts';
import { BarList } from '#web/ui/bar-list.tsx';
import { countText, hoursText, shareText } from '#web/ui/figure-words.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

import { statusListName } from '../status-words.ts';

export function OutcomeCards({ total }: Pick<HiringFigures, 'total'>) {
  const { sent, open, answered, medianHoursToAnswer, interviewed, accepted } = total;
  const ofAll = (count: number) => m.hiring_of_all({ share: shareText(count / sent) });
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard name={m.hiring_sent()} note={m.hiring_open({ count: countText(open) })}>
        {countText(sent)}
      </StatCard>
      <StatCard
        name={m.hiring_answered()}
        note={medianHoursToAnswer === null ? '' : m.hiring_half({ time: hoursText(medianHoursToAnswer) })}
      >
        {shareText(answered / sent)}
      </StatCard>
      <StatCard name={m.hiring_interviewed()} note={ofAll(interviewed)}>
        {countText(interviewed)}
      </StatCard>
      <StatCard name={m.hiring_accepted()} note={ofAll(accepted)}>
        {countText(accepted)}
      </StatCard>
    </ul>
  );
}

type Step = HiringFigures['steps'][number];

const nameOf = ({ status, stage }: Step): string => stage?.name ?? statusListName(status);

const keyOf = ({ status, stage }: Step): string => stage?.id ?? status;

export function Steps({ steps }: Pick<HiringFigures, 'steps'>) {
  // Applications never leave the last status.
  const left = steps.slice(0, -1);
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      <BarList
        title={m.hiring_funnel()}
        note={m.hiring_funnel_note()}
        rows={steps.map((step) => ({ key: keyOf(step), label: nameOf(step), value: step.reached }))}
        format={countText}
      />
      <BarList
        title={m.hiring_times()}
        note={m.hiring_times_note()}
        rows={left.map((step) => ({ key: keyOf(step), label: nameOf(step), value: step.medianHours ?? 0 }))}
        format={(hours) => hoursText(hours > 0 ? hours : null)}
      />
    </div>
  );
}

export const SourcesLanguagesReasons = ({
  sources,
  languages,
  reasons,
}: Pick<HiringFigures, 'sources' | 'languages' | 'reasons'>) => (
  <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
    <div className="flex min-w-0 flex-col gap-10">
      <BarList
        title={m.hiring_sources()}
        note={m.hiring_sources_note()}
        rows={sources.map(({ source, sent }) => ({
          key: source ?? '',
          label: source === null ? m.hiring_source_none() : sourceName(source),
          value: sent,
        }))}
        format={countText}
      />
      {reasons.length > 0 && (
        <BarList
          title={m.hiring_reasons()}
          rows={reasons.map(({ name, count }, at) => ({ key: String(at), label: name, value: count }))}
          format={countText}
        />
      )}
    </div>
    <BarList
      title={m.hiring_languages()}
      note={m.hiring_languages_note()}
      rows={languages.map(({ locale, sent }) => ({ key: locale, label: listedLanguageName(locale), value: sent }))}
      format={countText}
    />
  </div>
);
