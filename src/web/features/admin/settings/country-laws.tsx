import { LAWS_MAX } from '#contract/limits.ts';
import type { PayLaw } from '#contract/settings/pay-laws.ts';
import type { RetentionLaw } from '#contract/settings/retention-laws.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm, type RowProps } from '#web/app/list-form.tsx';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';
import { countryName, countryOptions } from '#web/features/companies/country-names.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { FoldedSection } from '../folded-section.tsx';

type Law = PayLaw | RetentionLaw;

/** As typed; `days` only for laws about a period. */
interface LawDraft extends PayLaw {
  key: string;
  days?: string;
}

/** The subject of a setting's laws. */
interface Kind {
  text: () => string;
  noneText: () => string;
  since: () => string;
  hasDays?: boolean;
}

const kinds = {
  'law.pay_before_interview': {
    text: m.admin_pay_laws_text,
    noneText: m.admin_pay_laws_none_text,
    since: m.admin_pay_laws_since,
  },
  'law.retention': {
    text: m.admin_retention_laws_text,
    noneText: m.admin_retention_laws_none_text,
    since: m.admin_retention_laws_since,
    hasDays: true,
  },
} satisfies Record<string, Kind>;

const draftOf = (law: Law): LawDraft => ({
  country: law.country,
  since: law.since,
  source: law.source,
  key: newRandomId(),
  ...('days' in law ? { days: String(law.days) } : {}),
});

/** Empty values are omitted, and the API then refuses them at their field. */
const inputOf = ({ key: _key, days = '', ...law }: LawDraft): Law =>
  days.trim() === '' ? law : { ...law, days: Number(days) };

interface CountryLawsProps {
  settings: readonly Setting[];
  of: keyof typeof kinds;
  isOpen: boolean;
}

/** The countries that differ, as stored when the page was opened. */
export default function CountryLaws({ settings, of, isOpen }: CountryLawsProps) {
  // At the end of a long page, so its fields can be missing from the HTML.
  const isInBrowser = useIsInBrowser();
  const setting = settings.find(({ key }) => key === of);
  return (
    setting && (
      <FoldedSection title={setting.description} isOpen={isOpen}>
        <p className="mb-5 max-w-prose text-soft">{kinds[of].text()}</p>
        {isInBrowser && <LawsForm id={setting.id} first={setting.value as Law[]} kind={kinds[of]} />}
      </FoldedSection>
    )
  );
}

function LawsForm({ id, first, kind }: { id: string; first: readonly Law[]; kind: Kind }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (laws) => ((await api.settings.update({ id, value: laws.map(inputOf) })).value as Law[]).map(draftOf),
    savedText: m.admin_setting_updated,
    unsavedText: m.admin_pay_laws_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="value"
      max={LAWS_MAX}
      words={{
        empty: m.admin_pay_laws_none(),
        emptyText: kind.noneText(),
        add: m.admin_pay_laws_add(),
        save: m.admin_pay_laws_save(),
      }}
      create={() => ({ key: newRandomId(), country: '', since: '', source: '', ...(kind.hasDays ? { days: '' } : {}) })}
    >
      {(law, row, at) => (
        <LawFields
          key={law.key}
          {...row}
          law={law}
          sinceLabel={kind.since()}
          onChange={(change) => form.set(form.rows.with(at, { ...law, ...change }))}
        />
      )}
    </ListForm>
  );
}

interface LawFieldsProps extends RowProps {
  law: LawDraft;
  sinceLabel: string;
  onChange: (change: Partial<LawDraft>) => void;
}

function LawFields({ law, sinceLabel, problems, number, onChange, onRemove }: LawFieldsProps) {
  const { country, since, source, days } = law;
  const name = country ? countryName(country) : m.admin_pay_laws_number({ number });
  const columns =
    days === undefined
      ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_auto]'
      : 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_auto]';
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className={`grid items-start gap-3 ${columns}`}>
        <NativeSelect
          label={m.admin_pay_laws_country()}
          options={countryOptions()}
          emptyLabel={m.admin_pay_laws_choose()}
          value={country}
          onChange={({ target }) => onChange({ country: target.value })}
          errorMessage={problems.get('country')}
        />
        {days !== undefined && (
          <TextField
            label={m.admin_retention_laws_days()}
            type="number"
            inputMode="numeric"
            min={14}
            value={days}
            onChange={({ target }) => onChange({ days: target.value })}
            errorMessage={problems.get('days')}
          />
        )}
        <TextField
          label={sinceLabel}
          type="date"
          value={since}
          onChange={({ target }) => onChange({ since: target.value })}
          errorMessage={problems.get('since')}
        />
        <TextArea
          label={m.admin_pay_laws_source()}
          value={source}
          rows={1}
          autoComplete="off"
          // Long, so it wraps, but one line otherwise.
          onChange={({ target }) => onChange({ source: target.value.replaceAll('\n', ' ') })}
          errorMessage={problems.get('source')}
        />
        <Button variant="ghost" className="md:mt-7" onClick={onRemove}>
          {m.admin_pay_laws_remove()} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </fieldset>
  );
}
