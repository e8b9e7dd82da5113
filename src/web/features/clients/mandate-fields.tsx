import { MANDATE_TITLE_MAX } from '#contract/clients/client-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

interface MandateFieldsProps {
  /** As typed. */
  value: { title: string; openings: string };
  problems: ReadonlyMap<string, string>;
  onChange: (value: MandateFieldsProps['value']) => void;
}

export const MandateFields = ({ value, problems, onChange }: MandateFieldsProps) => (
  <>
    <TextField
      label={m.mandate_title()}
      isRequired
      maxLength={MANDATE_TITLE_MAX}
      value={value.title}
      errorMessage={problems.get('title')}
      onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
    />
    <TextField
      label={m.mandate_openings_label()}
      inputMode="numeric"
      autoComplete="off"
      value={value.openings}
      errorMessage={problems.get('openings')}
      className="max-w-40"
      onChange={({ currentTarget }) => onChange({ ...value, openings: currentTarget.value })}
    />
  </>
);
