import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';

export const templatesData: OwnDataPart = {
  tables: {
    message_template: {
      words: { name: OTHERS_WORDS, texts: OTHERS_WORDS },
      codes: ['category', 'sent_status'],
      goesWith: ['company'],
      stays: 'The templates of a company are its own.',
    },
    scheduled_message: {
      words: { name: OTHERS_WORDS, content: OTHERS_WORDS },
      codes: ['state'],
      goesWith: ['user_account', 'company'],
    },
  },
};
