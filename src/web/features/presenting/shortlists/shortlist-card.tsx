import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';

import type { PresentationAnswer } from '#contract/presenting/presenting-choices.ts';
import type { Shortlist, Shortlists } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { say } from '#web/ui/say.ts';
import { showToast } from '#web/ui/toast.tsx';
import { presentationAnswerWords } from '#words/representations.ts';

/** From today. */
const EXTENDED_DAYS = 30;

interface ShortlistCardProps {
  shortlist: Shortlist;
  contacts: Shortlists['client']['contacts'];
  /** Reads the lists again. */
  onChanged: () => Promise<void>;
}

export function ShortlistCard(props: ShortlistCardProps) {
  const { shortlist } = props;
  return (
    <Card as="li" className="flex flex-col gap-5">
      <Facts shortlist={shortlist} />
      <ul className="flex flex-col gap-4">
        {shortlist.people.map((person) => (
          <ListedPerson key={person.id} person={person} />
        ))}
      </ul>
      {shortlist.url !== null && <Link url={shortlist.url} />}
      {shortlist.state !== 'taken_back' && <Actions {...props} />}
    </Card>
  );
}

function Facts({ shortlist }: Pick<ShortlistCardProps, 'shortlist'>) {
  const { state, createdAt, createdBy, expiresAt, openedCount, openedAt } = shortlist;
  const states: Record<Shortlist['state'], string> = {
    open: m.shortlist_open_until({ day: dayText(expiresAt) }),
    expired: m.shortlist_expired({ day: dayText(expiresAt) }),
    taken_back: m.shortlist_taken_back(),
  };
  const day = dayText(createdAt);
  return (
    <div>
      <h3>{createdBy ? m.shortlist_made({ name: createdBy, day }) : m.shortlist_made_on({ day })}</h3>
      <p className="mt-1 text-sm text-soft">
        {states[state]}
        {' · '}
        {openedAt
          ? m.shortlist_opened({ count: String(openedCount), day: dayText(openedAt) })
          : m.shortlist_never_opened()}
      </p>
    </div>
  );
}

const looks: Record<PresentationAnswer, BadgeVariant> = {
  waiting: 'outline',
  yes: 'default',
  perhaps: 'secondary',
  no: 'destructive',
};

const ListedPerson = ({ person }: { person: Shortlist['people'][number] }) => (
  <li className="border-t border-line pt-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{person.name}</span>
      <span className="text-sm text-soft">{person.code}</span>
      <Badge variant={looks[person.answer]}>{say(presentationAnswerWords[person.answer])}</Badge>
      {person.answeredAt && <span className="text-sm text-soft">{dayText(person.answeredAt)}</span>}
    </div>
    {person.answerWords && <p className="mt-2 max-w-[42rem] whitespace-pre-line">{person.answerWords}</p>}
    {!person.isShown && <p className="mt-1 text-sm text-soft">{m.shortlist_hidden()}</p>}
  </li>
);

function Link({ url }: { url: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p ref={shown} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-sm break-all">
        {url}
      </p>
      <CopyButton variant="outline" text={url} shownIn={shown} copied={m.shortlist_copied()}>
        {m.shortlist_copy()}
      </CopyButton>
    </div>
  );
}

function Actions({ shortlist: { id, state }, contacts, onChanged }: ShortlistCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { problem, isSending, send } = useSend();
  const act = (work: () => Promise<void>) => void send(work, { isKept: true });
  const mail = (contact: ShortlistCardProps['contacts'][number]) => async () => {
    await api.shortlists.mail({ id, contactId: contact.id });
    showToast({ title: m.shortlist_mailed({ name: contact.name }) });
  };
  const extend = async () => {
    const { expiresAt } = await api.shortlists.extend({ id, days: EXTENDED_DAYS });
    showToast({ title: m.shortlist_extended({ day: dayText(expiresAt) }) });
    await onChanged();
  };
  const takeBack = async () => {
    await api.shortlists.takeBack({ id });
    await onChanged();
  };
  return (
    <div className="flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        {state === 'open' &&
          contacts
            .filter(({ email }) => email !== '')
            .map((contact) => (
              <Button key={contact.id} variant="outline" disabled={isSending} onClick={() => act(mail(contact))}>
                <Mail aria-hidden="true" />
                {m.shortlist_mail({ name: contact.name })}
              </Button>
            ))}
        <Button variant="outline" disabled={isSending} onClick={() => act(extend)}>
          {m.shortlist_extend()}
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {m.shortlist_take_back()}
        </Button>
      </div>
      <ConfirmDialog
        destructive
        isOpen={isAsking}
        title={m.shortlist_take_back_title()}
        message={m.shortlist_take_back_text()}
        confirmLabel={m.shortlist_take_back()}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
      />
    </div>
  );
}
