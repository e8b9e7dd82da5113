import { Download } from 'lucide-react';
import { useId, useState } from 'react';

import { type ClientAnswer, clientAnswers, PRESENTATION_WORDS_MAX } from '#contract/presenting/presenting-choices.ts';
import type { OpenShortlist, PresentedPerson } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { saveBlob } from '#web/app/save-file.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dateFormat, displayNames, numberFormat } from '#web/ui/formats.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { screenedText } from '#words/presented-facts.ts';
import type { Word } from '#words/word.ts';

import { PresentedFacts } from '../presented-facts.tsx';

const answerWords: Record<ClientAnswer, Word> = {
  yes: m.shortlist_answer_yes,
  perhaps: m.shortlist_answer_perhaps,
  no: m.shortlist_answer_no,
};

interface OpenPersonProps {
  person: PresentedPerson;
  secret: string;
  onAnswered: (shortlist: OpenShortlist) => void;
}

export function OpenPerson(props: OpenPersonProps) {
  const { code, words, facts } = props.person;
  return (
    <Card as="li" className="flex flex-col gap-5">
      <h2>{code}</h2>
      {words && <p className="max-w-[42rem] whitespace-pre-line">{words}</p>}
      {facts.screenedIn && (
        <p className="text-sm font-semibold text-accent-strong">
          {screenedText(facts.screenedIn, getLocale(), { dateFormat, displayNames, numberFormat })}
        </p>
      )}
      <PresentedFacts facts={facts} />
      <CvButton {...props} />
      <AnswerForm {...props} />
    </Card>
  );
}

function CvButton({ person: { id, code }, secret }: OpenPersonProps) {
  const { problem, isSending, send } = useSend();
  const download = async () => {
    const { body } = await api.shortlists.cv({ secret, presentationId: id });
    saveBlob(`${code}.pdf`, body);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="outline" isPending={isSending} onClick={() => void send(download, { isKept: true })}>
        <Download aria-hidden="true" />
        {m.shortlist_cv()}
      </Button>
    </div>
  );
}

/** What was typed stays while the list is read again. */
function AnswerForm({ person, secret, onAnswered }: OpenPersonProps) {
  const name = useId();
  const [answer, setAnswer] = useState(person.answer === 'waiting' ? null : person.answer);
  const [words, setWords] = useState(person.answerWords);
  const { problem, problems, isSending, send, refuse } = useSend();
  const submit = async () => {
    if (!answer) return;
    onAnswered(await api.shortlists.answer({ secret, presentationId: person.id, answer, words }));
    showToast({ title: m.shortlist_sent(), description: person.code });
  };
  return (
    <form
      noValidate
      aria-label={`${m.shortlist_answer_legend()}: ${person.code}`}
      className="flex flex-col gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer) void send(submit, { isKept: true });
        else refuse('answer', m.field_required());
      }}
    >
      {problem && <Alert variant="attention">{problem}</Alert>}
      <RadioGroup
        look="row"
        name={name}
        label={m.shortlist_answer_legend()}
        options={clientAnswers.map((value) => ({ value, label: say(answerWords[value]) }))}
        value={answer}
        onChange={(value) => setAnswer(clientAnswers.find((one) => one === value) ?? null)}
        errorMessage={problems.get('answer')}
      />
      <TextArea
        label={m.shortlist_answer_words()}
        rows={2}
        value={words}
        maxLength={PRESENTATION_WORDS_MAX}
        onChange={({ target }) => setWords(target.value)}
        errorMessage={problems.get('words')}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isPending={isSending}>
          {m.shortlist_send()}
        </Button>
        {person.answeredAt && (
          <p className="text-sm text-soft">{m.shortlist_answered({ day: dayText(person.answeredAt, 'long') })}</p>
        )}
      </div>
    </form>
  );
}
