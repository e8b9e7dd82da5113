import { questionsContract } from '#contract/jobs/questions.ts';

import { implementing } from '../../../procedures.ts';
import { readEditableQuestions, readQuestions } from './questions.ts';
import { saveQuestions } from './save.ts';

const questions = implementing(questionsContract);

export const questionsApi = {
  read: questions.read.handler(({ context, input }) => readQuestions(context, input)),
  readToEdit: questions.readToEdit.handler(({ context, input }) => readEditableQuestions(context, input.id)),
  save: questions.save.handler(({ context, input }) => saveQuestions(context, input)),
};
