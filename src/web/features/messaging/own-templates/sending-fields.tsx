import type { Pipeline } from '#contract/applications/stages.ts';
import { wordsFor } from '#contract/localized-words.ts';
import type { CompanyTemplateInput } from '#contract/templates/company-templates.ts';
import { sendingDelays, sendingStatuses } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { statusName } from '#web/features/applications/status-words.ts';
import { numberFormat } from '#web/ui/formats.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

type Sending = NonNullable<CompanyTemplateInput['sending']>;
type Delay = Sending['delayMinutes'];

const [, HOUR] = sendingDelays;

interface SendingFieldsProps {
  sending: Sending | null;
  problem: string | undefined;
  pipelines: readonly Pipeline[];
  onChange: (sending: Sending | null) => void;
}

/** Whether a template is sent automatically, after which change, and with what delay. */
export function SendingFields({ sending, problem, pipelines, onChange }: SendingFieldsProps) {
  const locale = getLocale();
  const places = [
    ...sendingStatuses.map((value) => ({
      value,
      label: m.own_templates_sending_status({ status: statusName(value) }),
    })),
    ...pipelines.flatMap((pipeline) =>
      pipeline.stages.map(({ id, names }) => ({
        value: id,
        label: m.own_templates_sending_stage({ stage: wordsFor(names, locale), pipeline: pipeline.name }),
      })),
    ),
  ];
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_14rem]">
      <NativeSelect
        label={m.own_templates_sending()}
        value={sending?.at ?? ''}
        emptyLabel={m.own_templates_sending_never()}
        options={places}
        errorMessage={problem}
        onChange={({ currentTarget: { value: at } }) =>
          onChange(at ? { at, delayMinutes: sending?.delayMinutes ?? HOUR } : null)
        }
      />
      {sending && (
        <NativeSelect
          label={m.own_templates_delay()}
          value={String(sending.delayMinutes)}
          options={sendingDelays.map((minutes) => ({ value: String(minutes), label: delayText(minutes) }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...sending, delayMinutes: Number(value) as Delay })}
        />
      )}
      {sending && <p className="text-sm text-soft md:col-span-2">{m.own_templates_delay_hint()}</p>}
    </div>
  );
}

/** "10 minutes", "3 days". */
function delayText(minutes: Delay): string {
  const [unit, count] =
    minutes < HOUR
      ? (['minute', minutes] as const)
      : minutes < 24 * HOUR
        ? (['hour', minutes / HOUR] as const)
        : (['day', minutes / (24 * HOUR)] as const);
  return numberFormat(getLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
