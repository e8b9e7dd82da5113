import type { ReactNode } from 'react';

import type { Attachment, Message } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

import { senderName } from '../message-words.ts';
import { SideBySide } from '../translation/side-by-side.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { textParts } from './text-parts.ts';

export interface BubbleProps {
  /** An unsent message has no id and no language. */
  message: Pick<Message, 'applicationId' | 'sender' | 'content'> &
    Partial<Pick<Message, 'id' | 'language' | 'isRemoved'>> & { attachments: readonly Attachment[] };
  /** Sent by the reader's side: shown at the right. */
  isOurs: boolean;
  isMine: boolean;
  /** The first of consecutive messages by one sender: shows their name. */
  beginsRun: boolean;
  /** The company's id: logos are square. */
  logoUrl: string | null;
  foot: ReactNode;
}

/** The sender is in the text for screen readers, which do not show the side. */
export function Bubble({
  message: { id, applicationId, sender, content, language, attachments, isRemoved },
  isOurs,
  isMine,
  beginsRun,
  logoUrl,
  foot,
}: BubbleProps) {
  const name = senderName(sender);
  const isNamed = beginsRun && isOurs && !isMine;
  return (
    <div className={`flex gap-2.5 ${beginsRun ? 'pt-4' : 'pt-1'} ${isOurs ? 'flex-row-reverse' : ''}`}>
      <div className={`w-8 shrink-0 ${isOurs ? 'max-md:hidden' : ''}`}>
        {beginsRun && (
          <Avatar
            name={name}
            src={sender.pictureUrl}
            size="sm"
            isSquare={sender.pictureUrl !== null && sender.pictureUrl === logoUrl}
          />
        )}
      </div>
      <div
        className={`flex max-w-[min(85%,36rem)] min-w-0 has-data-translation:max-w-[min(95%,60rem)] flex-col gap-1 ${isOurs ? 'items-end' : 'items-start'}`}
      >
        <span className={isNamed ? 'text-xs font-semibold text-soft' : 'sr-only'}>
          {isMine ? m.messages_you({ text: '' }) : name}
        </span>
        {isRemoved && <Removed isMine={isMine} />}
        {content && (
          <div
            className={`max-w-full rounded-card border px-3.5 py-2 ${isOurs ? 'border-accent-tint bg-accent-tint' : 'border-line bg-surface'}`}
          >
            <SideBySide messageId={id} content={content}>
              <MessageText text={content} lang={language ?? undefined} />
            </SideBySide>
          </div>
        )}
        {attachments.length > 0 && <MessageAttachments {...{ applicationId, attachments }} />}
        <div className="flex flex-wrap items-center gap-x-2 text-xs text-soft">{foot}</div>
      </div>
    </div>
  );
}

/** Its author sees the reason. */
const Removed = ({ isMine }: { isMine: boolean }) => (
  <p className="rounded-card border border-dashed border-line px-3.5 py-2 text-soft italic">
    {m.messages_removed()}
    {isMine && (
      <>
        {' '}
        <Link to={href(paths.decisions())}>{m.messages_removed_why()}</Link>
      </>
    )}
  </p>
);

function MessageText({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <p dir="auto" lang={lang} className="whitespace-pre-wrap">
      {textParts(text).map(({ text: part, href: address }, index) =>
        address === undefined ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          <a
            key={index}
            href={address}
            target="_blank"
            rel="noopener nofollow"
            className="text-accent underline decoration-1 underline-offset-[0.2em]"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
