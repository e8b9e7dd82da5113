import { PAY_LAWS_MAX } from '#contract/limits.ts';
import type { PayLaw } from '#contract/pay-laws.ts';
import type { Setting } from '#contract/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm, type RowProps } from '#web/app/list-form.tsx';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';
import { countryName, countryOptions } from '#web/features/companies/country-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

interface LawDraft extends PayLaw {
  key: string;
}

const draftOf = (law: PayLaw): LawDraft => ({ ...law, key: newRandomId() });

const inputOf = ({ key: _key, ...law }: LawDraft): PayLaw => law;

/** The countries where pay must be stated before an interview. */
export function PayLaws({ setting }: { setting: Setting | undefined }) {
  // At the end of a long page: its fields need not be in the HTML.
  const isInBrowser = useIsInBrowser();
  return (
    setting && (
      <Card as="section" className="lg:col-span-full">
        <h3>{setting.description}</h3>
        <p className="mt-1 mb-5 max-w-prose text-soft">{m.admin_pay_laws_text()}</p>
        {isInBrowser && <LawsForm id={setting.id} first={setting.value as PayLaw[]} />}
      </Card>
    )
  );
}

function LawsForm({ id, first }: { id: string; first: readonly PayLaw[] }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (laws) =>
      ((await api.settings.update({ id, value: laws.map(inputOf) })).value as PayLaw[]).map(draftOf),
    savedText: m.admin_setting_updated,
    unsavedText: m.admin_pay_laws_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="value"
      max={PAY_LAWS_MAX}
      words={{
        empty: m.admin_pay_laws_none(),
        emptyText: m.admin_pay_laws_none_text(),
        add: m.admin_pay_laws_add(),
        save: m.admin_pay_laws_save(),
      }}
      create={() => draftOf({ country: '', since: '', source: '' })}
    >
      {(law, row, at) => (
        <LawFields
          key={law.key}
          {...row}
          law={law}
          onChange={(change) => form.set(form.rows.with(at, { ...law, ...change }))}
        />
      )}
    </ListForm>
  );
}

interface LawFieldsProps extends RowProps {
  law: LawDraft;
  onChange: (change: Partial<PayLaw>) => void;
}

function LawFields({ law: { country, since, source }, problems, number, onChange, onRemove }: LawFieldsProps) {
  const name = country ? countryName(country) : m.admin_pay_laws_number({ number });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_auto]">
        <NativeSelect
          label={m.admin_pay_laws_country()}
          options={countryOptions()}
          emptyLabel={m.admin_pay_laws_choose()}
          value={country}
          onChange={({ target }) => onChange({ country: target.value })}
          errorMessage={problems.get('country')}
        />
        <TextField
          label={m.admin_pay_laws_since()}
          type="date"
          value={since}
          onChange={({ target }) => onChange({ since: target.value })}
          errorMessage={problems.get('since')}
        />
        <TextField
          label={m.admin_pay_laws_source()}
          value={source}
          autoComplete="off"
          onChange={({ target }) => onChange({ source: target.value })}
          errorMessage={problems.get('source')}
        />
        <Button variant="ghost" className="md:mt-7" onClick={onRemove}>
          {m.admin_pay_laws_remove()} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </fieldset>
  );
}
