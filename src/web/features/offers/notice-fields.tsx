import { noticeUnits } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { KeptFieldsProps } from '#web/app/use-kept-form.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const unitWords = { weeks: m.offers_notice_weeks, months: m.offers_notice_months };

/** As typed. */
interface NoticeValues {
  notice: string;
  noticeUnit: (typeof noticeUnits)[number];
}

interface NoticeFieldsProps extends Pick<KeptFieldsProps<NoticeValues>, 'values' | 'set'> {
  hint?: string;
  errorMessage: string | undefined;
}

/** How long a notice is. */
export const NoticeFields = ({ values, set, ...field }: NoticeFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3">
    <TextField
      {...field}
      label={m.offer_term_notice()}
      inputMode="numeric"
      autoComplete="off"
      value={values.notice}
      onChange={({ currentTarget: { value } }) => set({ notice: value })}
    />
    <NativeSelect
      label={m.offers_notice_unit()}
      isLabelHidden
      value={values.noticeUnit}
      options={noticeUnits.map((value) => ({ value, label: unitWords[value]() }))}
      onChange={({ currentTarget: { value } }) => set({ noticeUnit: value === 'weeks' ? 'weeks' : 'months' })}
    />
  </div>
);
