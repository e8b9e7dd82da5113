import type { AnswerInput, QuestionInput } from '#contract/jobs/questions.ts';
import { languageLevels } from '#contract/languages.ts';

import { takeAnswers } from '../features/applications/answers.ts';
import type { QuestionRow } from '../features/jobs/questions/questions.ts';
import { newId } from '../platform/id.ts';
import type { AppliedJob } from './demo-applications.ts';
import type { Row } from './insert-rows.ts';
import type { Random } from './random.ts';

type Words = QuestionInput['texts'];

const shifts: Words = {
  en: 'Can you work one late shift a week, until 10 p.m.?',
  de: 'Können Sie einmal in der Woche eine Spätschicht bis 22 Uhr übernehmen?',
  es: '¿Puedes hacer un turno de tarde a la semana, hasta las 22 h?',
  fr: 'Pouvez-vous travailler un soir par semaine, jusqu’à 22 h\u202f?',
  it: 'Può coprire un turno serale alla settimana, fino alle 22?',
  pt: 'Pode fazer um turno da noite por semana, até às 22 h?',
};

const start: Words = {
  en: 'When could you start?',
  de: 'Wann könnten Sie anfangen?',
  es: '¿Cuándo podrías empezar?',
  fr: 'Quand pourriez-vous commencer\u202f?',
  it: 'Quando potrebbe iniziare?',
  pt: 'Quando poderia começar?',
};

const starts: readonly Words[] = [
  { en: 'At once', de: 'Sofort', es: 'De inmediato', fr: 'Tout de suite', it: 'Subito', pt: 'De imediato' },
  {
    en: 'Within a month',
    de: 'Innerhalb eines Monats',
    es: 'En un mes',
    fr: 'Dans un mois',
    it: 'Entro un mese',
    pt: 'No prazo de um mês',
  },
  {
    en: 'In two or three months',
    de: 'In zwei bis drei Monaten',
    es: 'En dos o tres meses',
    fr: 'Dans deux ou trois mois',
    it: 'Tra due o tre mesi',
    pt: 'Dentro de dois ou três meses',
  },
];

const years: Words = {
  en: 'How many years have you worked with customers?',
  de: 'Wie viele Jahre haben Sie mit Kundschaft gearbeitet?',
  es: '¿Cuántos años llevas trabajando con clientes?',
  fr: 'Depuis combien d’années travaillez-vous avec des clients\u202f?',
  it: 'Da quanti anni lavora con i clienti?',
  pt: 'Há quantos anos trabalha com clientes?',
};

const written: Words = {
  en: 'How well do you write in English?',
  de: 'Wie gut schreiben Sie auf Englisch?',
  es: '¿Qué nivel de inglés escrito tienes?',
  fr: 'Quel est votre niveau d’anglais à l’écrit\u202f?',
  it: 'Quanto bene scrive in inglese?',
  pt: 'Qual é o seu nível de inglês escrito?',
};

interface AskedQuestion extends QuestionRow {
  job_id: string;
  position: number;
}

/** The questions of the demo's employer, in the order of the form. */
export function inventQuestions({ id: jobId }: Pick<AppliedJob, 'id'>): AskedQuestion[] {
  const options = starts.map((texts) => ({ id: newId(), texts }));
  const common = { options: [], language: null, wanted: null };
  const asked: Omit<QuestionRow, 'id'>[] = [
    { ...common, kind: 'yes_no', required: true, texts: shifts, wanted: true },
    {
      ...common,
      kind: 'choice',
      required: true,
      texts: start,
      options,
      wanted: options.slice(0, 2).map(({ id }) => id),
    },
    { ...common, kind: 'number', required: false, texts: years, wanted: { min: 2 } },
    { ...common, kind: 'level', required: true, texts: written, language: 'en', wanted: 'B2' },
  ];
  return asked.map((question, position) => ({ ...question, id: newId(), job_id: jobId, position }));
}

/** An application with answers to the job's questions. */
export function withAnswers(
  random: Random,
  application: Row<'application'>,
  questions: readonly QuestionRow[],
): Row<'application'> {
  const given = questions.flatMap((question): AnswerInput[] => {
    const value = inventAnswer(random, question);
    return value === undefined ? [] : [{ questionId: question.id, value }];
  });
  const read = application.job_facts.locale;
  const { answers, tags, unwanted } = takeAnswers(questions, given, { read, primary: read });
  return { ...application, answers, unwanted_answers: unwanted, tags: [...(application.tags ?? []), ...tags] };
}

function inventAnswer(random: Random, { kind, options }: QuestionRow): AnswerInput['value'] | undefined {
  if (kind === 'yes_no') return random.chance(0.8);
  if (kind === 'choice') return random.zipf(options).id;
  if (kind === 'number') return random.chance(0.7) ? random.between(0, 12) : undefined;
  return random.pick(languageLevels.slice(2));
}
