import type { TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import '../mail-texts/events.ts';
import { record } from './audit.ts';

export const recordMailTexts = (
  tx: TxCtx,
  { id, kind, locale, isReset }: DomainEvents['mail_text.changed'],
): Promise<void> =>
  record(tx, {
    action: isReset ? 'mail_text.reset' : 'mail_text.changed',
    subject: { type: 'mail_text', id },
    details: { mailKind: kind, language: locale },
  });
