import { useState } from 'react';

import { CLIENT_WORDS_MAX } from '#contract/clients/client-choices.ts';
import type { Client, ClientEntry, Mandate } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

import { entryWords } from './client-words.ts';

interface StreamProps {
  client: Client;
  mandates: readonly Mandate[];
  first: { entries: ClientEntry[]; nextCursor: string | null };
  readAt: number;
  onNoted: () => Promise<void>;
}

/** What happened with a client, the latest first. */
export function Stream({ client: { id }, mandates, first, readAt, onNoted }: StreamProps) {
  const { pages, last, more } = useRenderedList({
    key: ['client-entries', id],
    read: (cursor) => api.clients.entries({ id, cursor }),
    first,
    cursor: undefined,
    readAt,
  });
  const entries = distinctById(pages.flatMap((page) => page.entries));
  return (
    <section aria-labelledby="stream" className="flex min-w-0 flex-col gap-6">
      <h2 id="stream">{m.client_stream()}</h2>
      <NoteForm clientId={id} mandates={mandates} onNoted={onNoted} />
      <Timeline
        label={m.client_stream()}
        items={entries.map((entry) => ({
          id: entry.id,
          title: entryWords[entry.kind](),
          time: entry.at,
          tone: entry.kind === 'answered' || entry.kind === 'placed' ? 'accent' : 'default',
          detail: <EntryDetail entry={entry} />,
        }))}
      />
      <MoreButton
        count={entries.length}
        hasNextPage={last.nextCursor !== null}
        isFetchingNextPage={more.isPending}
        fetchNextPage={more.load}
      />
    </section>
  );
}

const EntryDetail = ({ entry: { words, mandate, person, by } }: { entry: ClientEntry }) => (
  <>
    <p className="flex flex-wrap gap-x-3">
      {by && <span>{by.name}</span>}
      {mandate && <Link to={href(paths.mandate(mandate.id))}>{mandate.title}</Link>}
      {person && <span>{person.name}</span>}
    </p>
    {words && <p className="mt-1 whitespace-pre-line text-ink wrap-anywhere">{words}</p>}
  </>
);

interface NoteFormProps extends Pick<StreamProps, 'mandates' | 'onNoted'> {
  clientId: string;
}

function NoteForm({ clientId, mandates, onNoted }: NoteFormProps) {
  const [words, setWords] = useState('');
  const [mandateId, setMandateId] = useState('');
  const { problems, problem = problems.get('words'), isSending, refuse, send } = useSend();
  const open = mandates.filter(({ state }) => state === 'open');
  const note = async (kind: 'call' | 'note') => {
    if (isSending) return;
    if (!words.trim()) return refuse('words', m.field_required());
    await send(
      async () => {
        await api.clients.note({ id: clientId, kind, words, mandateId: mandateId || null });
        // Keeps what was typed meanwhile.
        setWords((now) => (now === words ? '' : now));
        await onNoted();
      },
      { isKept: true },
    );
  };
  return (
    <form
      method="dialog"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void note('call');
      }}
    >
      {problem && !problems.has('words') && <Alert variant="attention">{problem}</Alert>}
      <TextArea
        label={m.client_words()}
        rows={3}
        maxLength={CLIENT_WORDS_MAX}
        value={words}
        errorMessage={problems.get('words')}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {open.length > 0 && (
          <NativeSelect
            label={m.client_words_mandate()}
            emptyLabel={m.client_words_no_mandate()}
            options={open.map(({ id, title }) => ({ value: id, label: title }))}
            value={mandateId}
            className="min-w-0 flex-1 basis-56"
            onChange={({ currentTarget }) => setMandateId(currentTarget.value)}
          />
        )}
        <div className="ms-auto flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void note('note')}>
            {m.client_note()}
          </Button>
          <Button type="submit" variant="outline" isPending={isSending}>
            {m.client_call()}
          </Button>
        </div>
      </div>
    </form>
  );
}
