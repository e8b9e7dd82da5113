import { languageTestsContract } from '#contract/language-tests/language-tests.ts';

import { implementing } from '../../procedures.ts';
import { beginTest, removeResult, sendTest, showResult } from './language-tests.ts';
import { listTests, readTest } from './queries.ts';

const languageTests = implementing(languageTestsContract);

export const languageTestsApi = {
  list: languageTests.list.handler(({ context }) => listTests(context)),
  begin: languageTests.begin.handler(({ context, input }) => beginTest(context, input.language)),
  read: languageTests.read.handler(({ context, input }) => readTest(context, input.id)),
  send: languageTests.send.handler(({ context, input }) => sendTest(context, input)),
  show: languageTests.show.handler(({ context, input }) => showResult(context, input)),
  remove: languageTests.remove.handler(({ context, input }) => removeResult(context, input.id)),
};
