import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { Form } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';

/** Milliseconds after the last letter. */
const TYPED = 300;

interface ConversationSearchProps {
  q: string;
  openId: string | undefined;
  onSearch: (q: string) => void;
}

/** Searches all conversations, in place while one types; before the page is alive, as a form. */
export function ConversationSearch({ q, openId, onSearch }: ConversationSearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    onSearch(text.trim());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    if (typeof text === 'string') search(text);
  };
  return (
    <Form role="search" action={href(paths.messaging())} onSubmit={submit} className="relative">
      {openId && <input type="hidden" name="application" value={openId} />}
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-soft"
      />
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={m.messages_search_all()}
        placeholder={m.messages_search_all()}
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), TYPED);
        }}
        className="control ps-9.5 text-ellipsis"
      />
    </Form>
  );
}
