import type { Message } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';

/** The sender's name, or a text for a deleted account. */
export const senderName = ({ name }: Message['sender']): string => name || m.messages_nobody();

/** A message in one line; attachments and deleted messages are described. */
export const lastText = (content: string, attachments: number, isRemoved?: true): string =>
  isRemoved ? m.messages_removed() : content.replaceAll(/\s+/g, ' ') || m.messages_attachments({ count: attachments });
