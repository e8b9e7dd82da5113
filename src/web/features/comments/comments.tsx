import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

import type { Comment } from '#contract/comments/comments.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { MentionArea } from './mention-area.tsx';
import { type Member, mentionedIn, splitMentions } from './mentions.ts';
import { useComments } from './use-comments.ts';

interface CommentsProps {
  applicationId: string;
  /** The reader's id: they cannot mention themselves. */
  userId: string;
}

/** Comments of members of the company about an application. */
export function Comments({ applicationId, userId }: CommentsProps) {
  const { comments, members, failure, refetch, earlier } = useComments(applicationId);
  const [removing, setRemoving] = useState<Comment>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (failure) return <Alert variant="attention">{failure}</Alert>;
  if (!comments) return null;
  return (
    <section aria-labelledby="comments" className="flex flex-col gap-4">
      <h3 ref={heading} id="comments" tabIndex={-1} className="outline-none">
        {m.comments_title()}
      </h3>
      {earlier && (
        <Button variant="ghost" size="sm" className="self-start" isPending={earlier.isPending} onClick={earlier.load}>
          {m.comments_earlier()}
        </Button>
      )}
      {comments.length > 0 && (
        <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-3">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onRemove={() => setRemoving(comment)} />
          ))}
        </ol>
      )}
      <NewComment
        {...{ applicationId, userId }}
        members={members.filter((member) => member.userId !== userId)}
        onAdded={refetch}
      />
      {removing && (
        <ConfirmDialog
          isOpen
          destructive
          title={m.comments_remove_title()}
          message={removing.text}
          confirmLabel={m.comments_remove()}
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            await api.comments.remove({ id: applicationId, commentId: removing.id });
            showToast({ title: m.comments_removed() });
            await refetch();
            focusWhenLost(() => heading.current);
          }}
        />
      )}
    </section>
  );
}

function CommentItem({ comment, onRemove }: { comment: Comment; onRemove: () => void }) {
  const { author, at, text, mentions, can } = comment;
  const name = author ?? m.comments_author_gone();
  return (
    <li className="rounded-card border border-line bg-surface p-3 text-sm">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span> <Time iso={at} show="datetime" className="text-soft" />
        </p>
        {can.remove && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.comments_remove()}
            className="-my-2 -me-2"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {splitMentions(text, mentions).map((part, at_) =>
          at_ % 2 === 1 ? (
            <strong key={at_} className="font-semibold text-accent">
              {part}
            </strong>
          ) : (
            part
          ),
        )}
      </p>
    </li>
  );
}

interface NewCommentProps extends CommentsProps {
  members: readonly Member[];
  onAdded: () => Promise<unknown>;
}

/** Input is kept in this browser until it is sent. */
function NewComment({ applicationId, userId, members, onAdded }: NewCommentProps) {
  const key = `parlance.comment.${userId}.${applicationId}`;
  const [text, setText] = useState(() => findDraft(key) ?? '');
  const change = (typed: string) => {
    setText(typed);
    storeDraft(key, typed);
  };
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    if (isSending) return;
    if (!text.trim()) return setProblem(m.field_required());
    setSending(true);
    setProblem(undefined);
    try {
      const mentions = mentionedIn(text, members).map((member) => member.userId);
      await api.comments.add({ id: applicationId, text, mentions });
      // Keeps input that was typed for the next comment meanwhile.
      setText((now) => (now === text ? '' : now));
      if (findDraft(key) === text) storeDraft(key, '');
      await onAdded();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionArea {...{ text, members }} errorMessage={problem} onChange={change} onSend={() => void send()} />
      <Button type="submit" variant="outline" size="sm" className="self-end" isPending={isSending}>
        {m.comments_add()}
      </Button>
    </form>
  );
}
