import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import { tellErasure } from './queue-events.ts';
import './table.ts';

const OF_THE_COMPANY = 'Where a company is told is its own.';

export const webhooksData: OwnDataPart = {
  tables: {
    webhook: {
      words: { name: OTHERS_WORDS, address: OTHERS_WORDS },
      codes: ['kind', 'events', 'locale', 'secret', 'old_secret', 'disabled_for'],
      goesWith: ['company'],
      stays: OF_THE_COMPANY,
    },
    webhook_delivery: {
      words: { data: OTHERS_WORDS, answer: OTHERS_WORDS },
      codes: ['event', 'state', 'problem'],
      goesWith: ['user_account', 'company'],
      erased: 'What was told of an application goes with it. That it was erased is told, by ids alone.',
      stays: OF_THE_COMPANY,
    },
  },
  erase: (tx, { profileId }) => tellErasure(tx, profileId),
};
