import { useState } from 'react';

import { FINDING_MAX } from '#contract/screening/screening-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface ReferenceFormProps {
  token: string;
  onEnd: (end: 'answered' | 'declined') => void;
}

const questions = [
  ['together', m.screening_reference_together],
  ['strengths', m.screening_reference_strengths],
  ['couldImprove', m.screening_reference_improve],
] as const;

export function ReferenceForm({ token, onEnd }: ReferenceFormProps) {
  const [words, setWords] = useState({ together: '', strengths: '', couldImprove: '' });
  const [again, setAgain] = useState<string | null>(null);
  const { problem, problems, isSending, send, refuse } = useSend();
  const answer = () => {
    if (again === null) return refuse('answers.wouldWorkAgain', m.field_required());
    return send(async () => {
      await api.references.answer({ token, answers: { ...words, wouldWorkAgain: again === 'yes' } });
      onEnd('answered');
    });
  };
  const decline = () =>
    send(async () => {
      await api.references.decline({ token });
      onEnd('declined');
    });
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <Questions {...{ words, problems }} onChange={setWords} />
      <RadioGroup
        name="again"
        look="row"
        label={m.screening_reference_again()}
        isRequired
        value={again}
        errorMessage={problems.get('answers.wouldWorkAgain')}
        onChange={setAgain}
        options={[
          { value: 'yes', label: m.questions_yes() },
          { value: 'no', label: m.questions_no() },
        ]}
      />
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isSending}>
          {m.screening_reference_send()}
        </Button>
        <Button variant="outline" isPending={isSending} onClick={() => void decline()}>
          {m.screening_reference_decline()}
        </Button>
      </div>
    </form>
  );
}

interface Words {
  together: string;
  strengths: string;
  couldImprove: string;
}

interface QuestionsProps {
  words: Words;
  problems: ReadonlyMap<string, string>;
  onChange: (words: Words) => void;
}

const Questions = ({ words, problems, onChange }: QuestionsProps) =>
  questions.map(([name, label]) => (
    <TextArea
      key={name}
      label={label()}
      maxLength={FINDING_MAX}
      value={words[name]}
      errorMessage={problems.get(`answers.${name}`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...words, [name]: value })}
    />
  ));
