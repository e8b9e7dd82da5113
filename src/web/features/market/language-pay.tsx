import { languagePayLevels } from '#contract/market/market-choices.ts';
import type { MarketPay } from '#contract/market/market.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { countryName } from '#web/features/companies/country-names.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { Section } from '#web/features/site/section.tsx';
import { numberFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Table } from '#web/ui/table.tsx';

type Figure = MarketPay['languages'][number];
/** A language with its levels. */
type Row = [string, Figure[]];

export function LanguagePay({ pay: { country, languages, languagesOf } }: { pay: MarketPay }) {
  const names = new Set(languages.map(({ language }) => language));
  const rows = [...names].map((name): Row => [name, languages.filter(({ language }) => language === name)]);
  return (
    <Section title={m.market_language_title()}>
      <p className="max-w-[38rem] text-soft">{m.market_language_lead()}</p>
      {country && languagesOf === null && (
        <p className="mt-3 max-w-[38rem] text-soft">
          {m.market_language_everywhere({ country: countryName(country) })}
        </p>
      )}
      <div className="mt-6">
        <Table
          caption={m.market_language_title()}
          isCaptionHidden
          columns={[
            {
              id: 'language',
              header: m.market_language(),
              isRowHeader: true,
              cell: ([language]) => listedLanguageName(language),
            },
            ...languagePayLevels.map((level) => ({
              id: level,
              header: level === 'A1' ? m.market_level_any() : m.market_level_from({ level }),
              align: 'end' as const,
              cell: differenceAt(level),
            })),
          ]}
          rows={rows}
          rowKey={([language]) => language}
        />
      </div>
    </Section>
  );
}

const differenceAt = (level: Figure['level']) => (row: Row) => (
  <Difference figure={row[1].find((figure) => figure.level === level)} />
);

function Difference({ figure }: { figure: Figure | undefined }) {
  if (!figure) return <span className="text-soft">{m.market_too_few()}</span>;
  const { percent, jobs } = figure;
  return (
    <>
      <strong className="tabular-nums">{percentText(percent)}</strong>{' '}
      <span className="text-soft">{m.market_of_jobs({ count: jobs, shown: numberText(jobs) })}</span>
    </>
  );
}

/** "+11%" */
const percentText = (percent: number): string =>
  numberFormat(getLocale(), { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100);
