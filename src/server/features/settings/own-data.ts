import type { Person } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

const erase = async ({ db }: TxCtx, { userId }: Person): Promise<void> =>
  void (await db.updateTable('platform_setting').set({ updated_by: null }).where('updated_by', '=', userId).execute());

export const settingsData: OwnDataPart = {
  tables: {
    platform_setting: {
      words: { value: OTHERS_WORDS },
      codes: ['key'],
      erased: 'Who changed it.',
      stays: 'Settings are the platform’s, whoever made them.',
    },
  },
  erase,
};
