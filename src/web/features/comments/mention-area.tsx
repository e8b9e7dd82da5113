import { type KeyboardEvent, useId, useRef, useState } from 'react';

import { COMMENT_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { TextArea } from '#web/ui/text-area.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

import { begunMention, type BegunMention, completeMention, type Member } from './mentions.ts';

interface MentionAreaProps {
  text: string;
  members: readonly Member[];
  errorMessage: string | undefined;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** A text field in which "@" offers members; it keeps the focus. Ctrl + Enter sends. */
export function MentionArea({ text, members, errorMessage, onChange, onSend }: MentionAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useId();
  const { offered, active, look, choose, close, onKeyDown } = useMention(members, onChange);
  return (
    <div ref={place} className="relative">
      <TextArea
        label={m.comments_field()}
        hint={m.comments_hint()}
        rows={3}
        maxLength={COMMENT_MAX}
        value={text}
        errorMessage={errorMessage}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          look(currentTarget);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          else onKeyDown(event);
        }}
        onBlur={close}
        // No combobox: a field with several lines must not have that role (ARIA in HTML).
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? list : undefined}
        aria-activedescendant={offered.length > 0 ? `${list}-${active}` : undefined}
      />
      <VisuallyHidden role="status">
        {offered.length > 0 ? m.comments_members_found({ count: offered.length }) : ''}
      </VisuallyHidden>
      {offered.length > 0 && (
        <MemberList
          {...{ list, offered, active }}
          onChoose={(member) => {
            const field = place.current?.querySelector('textarea');
            if (field) choose(field, member);
          }}
        />
      )}
    </div>
  );
}

function useMention(members: readonly Member[], onChange: (text: string) => void) {
  const [begun, setBegun] = useState<BegunMention>();
  const [active, setActive] = useState(0);
  const offered = begun?.members ?? [];
  const close = () => setBegun(undefined);
  const choose = (field: HTMLTextAreaElement, member: Member) => {
    if (!begun) return;
    const { text, caret } = completeMention(field.value, field.selectionEnd, begun.start, member);
    // As if typed, so that the field can undo it.
    field.setSelectionRange(0, field.value.length);
    field.ownerDocument.execCommand('insertText', false, text);
    field.setSelectionRange(caret, caret);
    onChange(text);
    close();
  };
  const keys: Record<string, (field: HTMLTextAreaElement) => void> = {
    ArrowDown: () => setActive((active + 1) % offered.length),
    ArrowUp: () => setActive((active + offered.length - 1) % offered.length),
    Enter: (field) => offered[active] && choose(field, offered[active]),
    Tab: (field) => offered[active] && choose(field, offered[active]),
    Escape: close,
  };
  return {
    offered,
    active,
    choose,
    close,
    look({ value, selectionEnd }: HTMLTextAreaElement) {
      setBegun(begunMention(value, selectionEnd, members));
      setActive(0);
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const act = offered.length > 0 ? keys[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(event.currentTarget);
    },
  };
}

interface MemberListProps {
  list: string;
  offered: readonly Member[];
  active: number;
  onChoose: (member: Member) => void;
}

const MemberList = ({ list, offered, active, onChoose }: MemberListProps) => (
  <div
    id={list}
    role="listbox"
    tabIndex={-1}
    aria-label={m.comments_members()}
    className="absolute inset-x-0 top-full z-10 -mt-5 rounded-control border border-line bg-surface p-1 shadow-raised"
  >
    {offered.map((member, at) => (
      <div
        key={member.userId}
        id={`${list}-${at}`}
        role="option"
        tabIndex={-1}
        aria-selected={at === active}
        onPointerDown={(event) => {
          // The field keeps the focus.
          event.preventDefault();
          onChoose(member);
        }}
        className="flex min-h-10 cursor-pointer items-center rounded-control px-3 py-1.5 aria-selected:bg-accent-tint"
      >
        {member.name}
      </div>
    ))}
  </div>
);
