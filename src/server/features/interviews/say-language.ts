import type { Interview } from '#contract/interviews/interviews.ts';
import type { LanguageCode } from '#contract/languages.ts';

import { inTransaction, type Ctx } from '../../context.ts';
import { invalidField, notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { isApplicant, isDecidedBy } from '../applications/access.ts';
import { isHeldBy, isOver, ofVisible } from './queries.ts';
import { readInterview } from './read.ts';
import './table.ts';

interface Said {
  id: string;
  language: LanguageCode;
  isMet: boolean;
}

/**
 * After an interview: the language in which it was held, and whether the applicant met the stated level. The applicant
 * reads it. A later statement replaces it.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT wrong_status, INVALID for a language that the application does not
 * state
 */
export async function sayLanguage(ctx: Ctx, { id, language, isMet }: Said): Promise<Interview> {
  return inTransaction(ctx, async (tx) => {
    const interview = await ofVisible(tx)
      .select(['interview.status', 'interview.starts_at', 'interview.minutes', 'application.applicant_facts'])
      .select([isApplicant(tx.actor).as('is_applicant'), isDecidedBy(tx.actor).as('may_decide')])
      .select(isHeldBy(tx.actor).as('is_holder'))
      .where('interview.id', '=', id)
      .forNoKeyUpdate(['interview'])
      .executeTakeFirst();
    if (!interview) throw notFound();
    if (interview.is_applicant || !(interview.may_decide || interview.is_holder)) throw new Refusal('FORBIDDEN');
    if (!isOver(interview, tx.clock.now())) throw wrongStatus();
    const stated = interview.applicant_facts.languages.find((one) => one.language === language);
    if (!stated) throw invalidField('language', 'invalid');
    const said = {
      language,
      level: stated.level,
      is_met: isMet,
      said_by: tx.actor.kind === 'person' ? tx.actor.userId : null,
      said_at: tx.clock.now(),
    };
    await tx.db
      .insertInto('interview_language')
      .values({ interview_id: id, ...said })
      .onConflict((conflict) => conflict.column('interview_id').doUpdateSet(said))
      .execute();
    return readInterview(tx, id);
  });
}
