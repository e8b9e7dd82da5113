import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';
import './table.ts';

export const mailTextsData: OwnDataPart = {
  tables: {
    mail_text: {
      words: { texts: OTHERS_WORDS },
      codes: ['kind', 'locale'],
      stays: 'The texts are the platform’s, whoever wrote them.',
    },
  },
};
