import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import {
  PRESENTATION_WORDS_MAX,
  type PresentedPart,
  presentedParts,
  shownToJobs,
} from '#contract/presenting/presenting-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemText } from '#web/app/problem.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { presentedPartWords } from '#words/presented-facts.ts';

import type { AskedPerson } from './ask-to-present.tsx';

/** For one open mandate; says first what stands against it. */
export default function AskDialog({ name, onClose, ...who }: AskedPerson & { onClose: () => void }) {
  const [mandateId, setMandate] = useState('');
  const [shows, setShows] = useState<readonly PresentedPart[]>(presentedParts);
  const [words, setWords] = useState('');
  const { data: listed } = useQuery(queries.mandates.list.queryOptions({ input: { state: 'open' } }));
  const { data: asking } = useQuery({
    ...queries.representations.prepare.queryOptions({ input: { mandateId, ...who } }),
    enabled: mandateId !== '',
  });
  const ask = async () => {
    await api.representations.ask({ mandateId, ...who, shows: [...shows], words });
    showToast({ title: m.representation_ask_done() });
  };
  const toggle = (part: PresentedPart) =>
    setShows(shows.includes(part) ? shows.filter((one) => one !== part) : [...shows, part]);
  return (
    <FormDialog
      title={m.representation_ask_title({ name })}
      action={m.representation_ask()}
      size="md"
      onClose={onClose}
      send={ask}
    >
      {(problems) => (
        <>
          <NativeSelect
            label={m.representation_ask_mandate()}
            emptyLabel={m.representation_ask_mandate_empty()}
            isRequired
            options={(listed?.mandates ?? []).map(({ id, title, client }) => ({
              value: id,
              label: `${title} · ${client.name}`,
            }))}
            value={mandateId}
            errorMessage={problems.get('mandateId')}
            onChange={({ currentTarget }) => setMandate(currentTarget.value)}
          />
          {asking?.obstacle && (
            <Alert variant="attention">{problemText({ code: 'CONFLICT', reason: asking.obstacle, fields: [] })}</Alert>
          )}
          {asking?.takesPresentations === false && <Alert>{m.representation_not_taken()}</Alert>}
          <Shown {...{ shows, toggle }} isOnSite={(asking?.jobId ?? null) !== null} />
          <TextArea
            label={m.representation_ask_words({ name })}
            hint={asking && m.representation_ask_language({ name, language: languageName(asking.person.locale) })}
            rows={5}
            maxLength={PRESENTATION_WORDS_MAX}
            value={words}
            errorMessage={problems.get('words')}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ShownProps {
  shows: readonly PresentedPart[];
  toggle: (part: PresentedPart) => void;
  /** The employer's review shows some parts of everyone. */
  isOnSite: boolean;
}

const isAlways = (part: PresentedPart): boolean => shownToJobs.some((one) => one === part);

const Shown = ({ shows, toggle, isOnSite }: ShownProps) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-2 font-semibold">{m.representation_ask_shows()}</legend>
    {presentedParts.map((part) => (
      <Checkbox
        key={part}
        label={say(presentedPartWords[part])}
        checked={shows.includes(part) || (isOnSite && isAlways(part))}
        disabled={isOnSite && isAlways(part)}
        onChange={() => toggle(part)}
      />
    ))}
    {isOnSite && <p className="text-sm text-soft">{m.representation_ask_always()}</p>}
  </fieldset>
);
