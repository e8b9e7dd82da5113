import type { TxCtx } from '../../../context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import '../../files/table.ts';
import '../table.ts';

interface TakenCv {
  fileId: string;
  /** Whose file it is until it is handed over to the candidate. */
  ownerId: string;
}

/**
 * Ends the waiting of a CV that came by email to a company.
 * @throws Refusal NOT_FOUND also if another member took or deleted it
 */
export async function takeMailedCv({ db }: TxCtx, id: string, companyId: string): Promise<TakenCv> {
  const { file_id: fileId } = await db
    .deleteFrom('mailed_cv')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('file_id')
    .executeTakeFirstOrThrow(notFound);
  const { owner_id: ownerId } = await db
    .selectFrom('file')
    .select('owner_id')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return { fileId, ownerId };
}
