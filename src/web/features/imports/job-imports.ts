import { type ImportField, importFields } from '#contract/imports/import-choices.ts';
import type { ImportOptions } from '#contract/imports/imports.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { importProblemWords } from '#words/imports.ts';

import type { ImportKind } from './import-kind.ts';
import { ImportRules } from './import-rules.tsx';
import { importFieldLabel, noteText } from './import-words.ts';

export const jobImports: ImportKind<ImportField, ImportOptions> = {
  fields: importFields,
  fieldLabel: importFieldLabel,
  Rules: ImportRules,
  map: (input) => api.imports.map(input),
  apply: (input) => api.imports.apply(input),
  undo: (of) => api.imports.undo(of),
  rows: {
    key: () => queries.imports.rows.key(),
    list: (input) => api.imports.rows(input),
    noteText,
    untitled: m.imports_row_untitled,
    pageOf: ({ jobId }) => jobId && paths.editJob(jobId),
  },
  readKey: (of) => queries.imports.read.queryOptions({ input: of }).queryKey,
  problemWords: importProblemWords,
  undoAbout: (isFetched) =>
    isFetched ? `${m.imports_undo_about()} ${m.imports_undo_pauses()}` : m.imports_undo_about(),
};
