import { paths } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { findActingAdministrators } from '../accounts/administrators.ts';
import { findActingOwners } from '../companies/members.ts';
import type { KeyStopped } from '../keys/events.ts';
import { isStopped } from '../keys/stopped.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { findAddress } from './application-parties.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import { type KeyMail, MAIL_ABOUT_KEY } from './mail-task.ts';
import { notify } from './notify.ts';

/** The owners or administrators, who alone can take it over; ignores their preferences. */
export async function notifyOfStoppedKey(tx: TxCtx, { keyId, name, companyId }: KeyStopped): Promise<void> {
  const companyName = companyId === null ? null : await nameOfCompany(tx, companyId);
  const userIds = companyId === null ? await findActingAdministrators(tx.db) : await findActingOwners(tx, companyId);
  const data = { kind: 'key_stopped', name, company_name: companyName } as const;
  // Sorted by id, so that concurrent transactions cannot deadlock.
  for (const userId of userIds.toSorted()) {
    const mail: KeyMail = { keyId, userId, at: tx.clock.now().toISOString() };
    await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: keyOf(mail), isRequired: true });
    await tx.enqueue(MAIL_ABOUT_KEY, mail);
  }
}

const keyOf = ({ keyId, userId, at }: KeyMail): string => `key-stopped:${keyId}:${at}:${userId}`;

async function nameOfCompany({ db }: TxCtx, companyId: string): Promise<string> {
  const { name } = await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirstOrThrow();
  return name;
}

/** Not if it was taken over or revoked meanwhile. */
export async function mailAboutStoppedKey(ctx: Ctx, mail: KeyMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const key = await tx.db
      .selectFrom('api_key as key')
      .leftJoin('company', 'company.id', 'key.company_id')
      .select(['key.name', 'key.company_id', 'company.name as company'])
      .where('key.id', '=', mail.keyId)
      .where(isStopped)
      .executeTakeFirst();
    const reader = key && (await findAddress(tx, mail.userId));
    if (!reader) return;
    const { name, company, company_id: companyId } = key;
    const written = write(
      'key_stopped',
      reader.locale,
      { name, company: company ?? '' },
      { also: [companyId === null ? 'platform' : 'owner'] },
    );
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, companyId === null ? paths.adminKeys() : paths.companyKeys()),
        about: { userId: null, companyId, applicationId: null },
      },
      keyOf(mail),
    );
  });
}
