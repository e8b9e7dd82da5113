import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { isLocale, locales } from '#contract/locales.ts';
import {
  PRESENTATION_WORDS_MAX,
  SHORTLIST_DAYS_MAX,
  SHORTLIST_PEOPLE_MAX,
} from '#contract/presenting/presenting-choices.ts';
import type { Shortlists } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

const USUAL_DAYS = 30;

interface NewShortlistProps extends Pick<Shortlists, 'client' | 'presentable'> {
  mandateId: string;
  onClose: () => void;
  onCreated: () => Promise<void>;
}

type Chosen = Shortlists['presentable'][number] & { words: string };

export function NewShortlist({ mandateId, client, presentable, onClose, onCreated }: NewShortlistProps) {
  const formId = useId();
  const [locale, setLocale] = useState(client.locale);
  const [days, setDays] = useState(String(USUAL_DAYS));
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const { problem, problems, isSending, send, refuse } = useSend();
  const create = async () => {
    const people = chosen.map(({ representationId, words }) => ({ representationId, words }));
    await api.shortlists.create({ id: mandateId, locale, days: Number(days), people });
    showToast({ title: m.shortlist_created() });
    onClose();
    await onCreated();
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={isSending}>
        {m.shortlist_create()}
      </Button>
    </>
  );
  return (
    <Dialog coversPhone isOpen title={m.shortlist_new()} onClose={onClose} footer={footer}>
      <form
        id={formId}
        method="dialog"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.length === 0) refuse('people', m.field_required());
          else void send(create);
        }}
      >
        {problem && <Alert variant="attention">{problem}</Alert>}
        <NativeSelect
          label={m.shortlist_language()}
          options={locales.map((value) => ({ value, label: languageName(value) }))}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={SHORTLIST_DAYS_MAX}
          label={m.shortlist_days()}
          value={days}
          errorMessage={problems.get('days')}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <People {...{ presentable, chosen }} problem={problems.get('people')} onChange={setChosen} />
      </form>
    </Dialog>
  );
}

interface PeopleProps extends Pick<NewShortlistProps, 'presentable'> {
  chosen: readonly Chosen[];
  problem: string | undefined;
  onChange: (chosen: readonly Chosen[]) => void;
}

/** The chosen ones first, in the order in which the client sees them. */
function People({ presentable, chosen, problem, onChange }: PeopleProps) {
  const others = presentable.filter((person) =>
    chosen.every((one) => one.representationId !== person.representationId),
  );
  /** The fields change places, which would lose the focus. */
  const change = (next: readonly Chosen[], focused: string) => {
    flushSync(() => onChange(next));
    document.getElementById(focused)?.focus();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{m.shortlist_people()}</legend>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {chosen.map((person, at) => (
        <ChosenPerson
          key={person.representationId}
          person={person}
          isFirst={at === 0}
          isLast={at === chosen.length - 1}
          onWords={(words) => onChange(chosen.with(at, { ...person, words }))}
          onMove={(by) => change(moved(chosen, at, by), wordsId(person))}
          onRemove={() => change(chosen.toSpliced(at, 1), person.representationId)}
        />
      ))}
      {others.map((person) => (
        <Checkbox
          key={person.representationId}
          id={person.representationId}
          label={person.name}
          checked={false}
          disabled={chosen.length >= SHORTLIST_PEOPLE_MAX}
          onChange={() => change([...chosen, { ...person, words: '' }], wordsId(person))}
        />
      ))}
    </fieldset>
  );
}

const wordsId = ({ representationId }: Pick<Chosen, 'representationId'>): string => `words-${representationId}`;

const moved = (chosen: readonly Chosen[], at: number, by: -1 | 1): readonly Chosen[] => {
  const [person, other] = [chosen[at], chosen[at + by]];
  return person && other ? chosen.with(at, other).with(at + by, person) : chosen;
};

interface ChosenPersonProps {
  person: Chosen;
  isFirst: boolean;
  isLast: boolean;
  onWords: (words: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const ChosenPerson = ({ person, isFirst, isLast, onWords, onMove, onRemove }: ChosenPersonProps) => (
  <div className="rounded-card border border-line p-4">
    <div className="flex items-center justify-between gap-3">
      <Checkbox label={person.name} checked onChange={onRemove} />
      <div className="flex gap-2">
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.shortlist_move_up({ name: person.name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.shortlist_move_down({ name: person.name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
      </div>
    </div>
    <TextArea
      id={wordsId(person)}
      className="mt-3"
      label={m.shortlist_words_label({ name: person.name })}
      hint={m.shortlist_words_hint()}
      rows={3}
      value={person.words}
      maxLength={PRESENTATION_WORDS_MAX}
      onChange={({ target }) => onWords(target.value)}
    />
  </div>
);
