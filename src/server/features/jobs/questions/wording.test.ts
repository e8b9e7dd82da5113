import { expect, test } from 'vitest';

import type { Locale } from '#contract/locales.ts';

import { findingsIn } from './wording.ts';

const rules = (locale: Locale, text: string) => findingsIn([{ [locale]: text }]).map(({ rule }) => rule);

/** Phrases as people write them, not as the patterns do. */
const forbidden: Record<Locale, [rule: string, text: string][]> = {
  en: [
    ['pay_history', 'What is your current salary?'],
    ['pay_history', 'How much do you make at your job?'],
    ['family', 'Are you married or do you have children?'],
    ['age', 'What is your date of birth?'],
    ['origin', 'What is your nationality?'],
    ['origin', 'Where are you originally from?'],
    ['health', 'Do you have any disabilities or health conditions?'],
    ['belief', 'Are you a trade union member?'],
    ['native_speaker', 'Are you a native English speaker?'],
  ],
  de: [
    ['pay_history', 'Wie hoch ist Ihr aktuelles Jahresgehalt?'],
    ['pay_history', 'Was verdienen Sie zurzeit?'],
    ['family', 'Haben Sie Kinder?'],
    ['family', 'Bitte nennen Sie Ihren Familienstand.'],
    ['age', 'Wie alt sind Sie?'],
    ['origin', 'Welche Staatsangehörigkeit haben Sie?'],
    ['health', 'Haben Sie chronische Erkrankungen?'],
    ['belief', 'Welcher Konfession gehören Sie an?'],
  ],
  es: [
    ['pay_history', '¿Cuál es tu salario actual?'],
    ['pay_history', '¿Cuánto ganas ahora?'],
    ['family', '¿Tienes hijos?'],
    ['age', '¿Cuántos años tienes?'],
    ['origin', '¿De qué nacionalidad eres?'],
    ['health', '¿Tienes alguna enfermedad?'],
    ['belief', '¿Estás afiliado a un sindicato?'],
  ],
  fr: [
    ['pay_history', 'Quel est votre salaire actuel ?'],
    ['pay_history', 'Combien gagnez-vous ?'],
    ['family', 'Avez-vous des enfants ?'],
    ['age', 'Quel âge avez-vous ?'],
    ['origin', 'Quelle est votre nationalité ?'],
    ['health', 'Avez-vous un handicap ?'],
    ['belief', 'Quelle est votre religion ?'],
  ],
  it: [
    ['pay_history', 'Qual è la sua RAL attuale?'],
    ['pay_history', 'Quanto guadagna?'],
    ['family', 'Ha figli?'],
    ['age', 'Quanti anni ha?'],
    ['origin', 'Qual è la sua nazionalità?'],
    ['health', 'Appartiene a categorie protette?'],
    ['belief', 'È iscritto a un sindacato?'],
  ],
  pt: [
    ['pay_history', 'Qual é o seu salário atual?'],
    ['pay_history', 'Quanto ganha?'],
    ['family', 'Tem filhos?'],
    ['age', 'Que idade tem?'],
    ['origin', 'Qual é a sua nacionalidade?'],
    ['health', 'Tem alguma doença?'],
    ['belief', 'Qual é a sua religião?'],
  ],
};

const allowed: Record<Locale, string[]> = {
  en: [
    'Do you have the right to work in Germany?',
    'What salary do you expect?',
    'Can you work late shifts?',
    'How many years have you sold software?',
    'Which CRM do you know?',
  ],
  de: [
    'Dürfen Sie in Deutschland arbeiten?',
    'Welches Gehalt stellen Sie sich vor?',
    'Können Sie im Schichtdienst arbeiten?',
    'Ab wann können Sie anfangen?',
    'Haben Sie einen Führerschein?',
  ],
  es: [
    '¿Tienes permiso de trabajo en España?',
    '¿Qué salario esperas?',
    '¿Puedes trabajar por turnos?',
    '¿Cuándo podrías empezar?',
  ],
  fr: [
    'Avez-vous le droit de travailler en France ?',
    'Quelles sont vos prétentions salariales ?',
    'Pouvez-vous travailler le soir ?',
    'Quand pouvez-vous commencer ?',
  ],
  it: [
    'Ha un permesso di lavoro per l’Italia?',
    'Quale retribuzione si aspetta?',
    'Può lavorare su turni?',
    'Da quando è disponibile?',
  ],
  pt: [
    'Tem autorização para trabalhar em Portugal?',
    'Que salário espera?',
    'Pode trabalhar por turnos?',
    'Quando pode começar?',
  ],
};

test.each(Object.entries(forbidden) as [Locale, [string, string][]][])(
  '%s: finds questions that must not be asked',
  (locale, texts) => {
    for (const [rule, text] of texts)
      expect([text, rules(locale, text)]).toEqual([text, expect.arrayContaining([rule])]);
  },
);

test.each(Object.entries(allowed) as [Locale, string[]][])(
  '%s: allows questions that may be asked',
  (locale, texts) => {
    for (const text of texts) expect([text, rules(locale, text)]).toEqual([text, []]);
  },
);

test('quotes text as written, in options too', () => {
  const texts = [{ de: 'Ihre Lage?' }, { de: 'Ledig oder verheiratet' }];
  expect(findingsIn(texts)).toEqual([
    { rule: 'family', locale: 'de', quote: 'Ledig' },
    { rule: 'family', locale: 'de', quote: 'verheiratet' },
  ]);
});
