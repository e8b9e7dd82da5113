import { OTHERS_WORDS, type OwnDataPart } from '../../own-data-part.ts';

export const importsData: OwnDataPart = {
  tables: {
    job_import: {
      words: { name: OTHERS_WORDS, columns: OTHERS_WORDS, content: OTHERS_WORDS },
      codes: ['kind', 'status', 'problem', 'mapping', 'options', 'archive_key'],
      goesWith: ['company'],
      stays: 'The files of a company are its own.',
    },
    job_import_row: {
      words: {
        cells: OTHERS_WORDS,
        title: OTHERS_WORDS,
        reference: OTHERS_WORDS,
        input: OTHERS_WORDS,
        before: OTHERS_WORDS,
        problems: OTHERS_WORDS,
        warnings: OTHERS_WORDS,
      },
      codes: ['defaulted', 'digest', 'action', 'outcome'],
      goesWith: ['user_account', 'company'],
      stays: 'The files of a company are its own; what they say of a candidate goes with the candidate.',
    },
    imported_job: {
      words: { reference: OTHERS_WORDS },
      codes: ['digest'],
      goesWith: ['company'],
      stays: 'The files of a company are its own.',
    },
    import_schedule: {
      words: { address: OTHERS_WORDS, fields: OTHERS_WORDS, etag: OTHERS_WORDS, last_modified: OTHERS_WORDS },
      codes: ['options', 'status', 'result', 'problem', 'digest'],
      goesWith: ['company'],
      stays: 'The address of a company is its own.',
    },
    import_habit: {
      words: { fields: OTHERS_WORDS },
      codes: ['options'],
      goesWith: ['company'],
      stays: 'The files of a company are its own.',
    },
  },
};
