import { describe, expect, test } from 'vitest';

import type { WordingRule } from '#contract/jobs/job-preflight.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { growth } from '#test/support/growth.ts';

import { checkWording } from './wording.ts';

const check = (locale: Locale, text: { title?: string; description?: string; requirements?: string }) =>
  checkWording({ [locale]: { title: '', description: '', requirements: '', ...text } });

/** Language, sentence, rule, the words that must be quoted, and the suggestion where that is what is tested. */
type Flagged = [locale: Locale, sentence: string, rule: WordingRule, quote: string, suggestion?: string];

const flagged: Flagged[] = [
  [
    'en',
    'We need a native German speaker for our Berlin desk.',
    'native_speaker',
    'native German speaker',
    'German at level C2',
  ],
  ['en', 'Native speakers only.', 'native_speaker', 'Native speakers', 'the language at level C2'],
  ['en', 'You have native-level Italian.', 'native_speaker', 'native-level Italian', 'Italian at level C2'],
  ['en', 'Native English is a must', 'native_speaker', 'Native English', 'English at level C2'],
  ['en', 'French (native), English (C1)', 'native_speaker', 'French (native', 'French at level C2'],
  ['en', 'Mother tongue: Spanish', 'native_speaker', 'Mother tongue', 'Spanish at level C2'],
  ['en', 'Portuguese mother-tongue', 'native_speaker', 'mother-tongue', 'Portuguese at level C2'],
  ['en', 'a native speaker of Dutch', 'native_speaker', 'native speaker', 'Dutch at level C2'],
  ['en', 'Native or bilingual proficiency in Polish', 'native_speaker', 'Native or bilingual', 'Polish at level C2'],
  ['en', 'You speak Swedish natively.', 'native_speaker', 'Swedish natively'],
  ['en', 'Join our young and dynamic team!', 'age', 'young and dynamic team'],
  ['en', 'We are a young team of eight', 'age', 'young team'],
  ['en', 'max. 35 years', 'age', 'max. 35 years'],
  ['en', 'Aged 25 to 35', 'age', 'Aged 25 to 35'],
  ['en', 'You are a digital native', 'age', 'digital native'],
  ['en', 'Recent graduates only', 'age', 'Recent graduates only'],
  ['en', 'We look for a mature person', 'age', 'mature person'],
  ['en', 'Candidates must be under 30 years old', 'age', 'under 30 years old'],
  ['en', 'An experienced salesman', 'gender', 'salesman', 'salesperson'],
  ['en', 'He will report to the head of sales', 'gender', 'He will', 'you will'],
  ['en', 'Female candidates preferred', 'gender', 'Female candidates'],
  ['en', 'Hostesses for our trade fair', 'gender', 'Hostesses'],
  ['de', 'Sie sind deutscher Muttersprachler.', 'native_speaker', 'Muttersprachler', 'Deutsch auf Niveau C2'],
  ['de', 'Französisch auf Muttersprachniveau', 'native_speaker', 'Muttersprachniveau', 'Französisch auf Niveau C2'],
  ['de', 'englische Muttersprachlerin gesucht', 'native_speaker', 'Muttersprachlerin', 'Englisch auf Niveau C2'],
  ['de', 'muttersprachliche Italienischkenntnisse', 'native_speaker', 'muttersprachliche'],
  ['de', 'Muttersprachler:innen für Spanisch', 'native_speaker', 'Muttersprachler:innen', 'Spanisch auf Niveau C2'],
  ['de', 'Deutschmuttersprachler', 'native_speaker', 'Deutschmuttersprachler', 'Deutsch auf Niveau C2'],
  ['de', 'Native Speaker Englisch', 'native_speaker', 'Native Speaker', 'Englisch auf Niveau C2'],
  ['de', 'Deutsch als Muttersprache', 'native_speaker', 'Muttersprache', 'Deutsch auf Niveau C2'],
  ['de', 'Ein junges Team erwartet Sie', 'age', 'junges Team'],
  ['de', 'Arbeiten in einem jungen, dynamischen Team', 'age', 'jungen, dynamischen Team'],
  ['de', 'Sie sind zwischen 25 und 35 Jahren alt', 'age', 'zwischen 25 und 35 Jahren alt'],
  ['de', 'maximal 40 Jahre', 'age', 'maximal 40 Jahre'],
  ['de', 'Digital Natives willkommen', 'age', 'Digital Natives'],
  ['de', 'Im Alter von 20 bis 30', 'age', 'Im Alter von'],
  ['de', 'Eine hübsche Erscheinung', 'gender', 'hübsche'],
  ['de', 'Nur Frauen', 'gender', 'Nur Frauen'],
  ['de', 'Empfangsdame für unser Büro', 'gender', 'Empfangsdame'],
  ['fr', 'De langue maternelle allemande', 'native_speaker', 'De langue maternelle allemande', 'allemand niveau C2'],
  ['fr', 'Anglais langue maternelle exigé', 'native_speaker', 'langue maternelle', 'anglais niveau C2'],
  ['fr', 'Locuteur natif italien', 'native_speaker', 'Locuteur natif', 'italien niveau C2'],
  ['fr', 'Espagnol natif', 'native_speaker', 'Espagnol natif', 'espagnol niveau C2'],
  ['fr', 'Vous êtes bilingue de naissance', 'native_speaker', 'bilingue de naissance'],
  ['fr', 'Germanophone natif', 'native_speaker', 'Germanophone natif', 'la langue niveau C2'],
  ['fr', 'Une équipe jeune et dynamique', 'age', 'équipe jeune'],
  ['fr', 'Vous êtes jeune et dynamique', 'age', 'jeune et dynamique'],
  ['fr', 'Âgé(e) de 25 à 35 ans', 'age', 'Âgé(e) de 25'],
  ['fr', 'Entre 20 et 30 ans', 'age', 'Entre 20 et 30 ans'],
  ['fr', 'Vous êtes un digital native', 'age', 'digital native'],
  ['fr', 'Nous cherchons de jeunes talents', 'age', 'jeunes talents'],
  ['fr', 'Hôtesse d’accueil à Lyon', 'gender', 'Hôtesse d’accueil'],
  ['fr', 'Femmes uniquement', 'gender', 'Femmes uniquement'],
  ['es', 'Inglés nativo', 'native_speaker', 'Inglés nativo', 'inglés con nivel C2'],
  ['es', 'Nivel nativo de alemán', 'native_speaker', 'Nivel nativo de alemán', 'alemán con nivel C2'],
  ['es', 'Francés como lengua materna', 'native_speaker', 'lengua materna', 'francés con nivel C2'],
  ['es', 'Nativos alemanes', 'native_speaker', 'Nativos alemanes', 'alemán con nivel C2'],
  ['es', 'bilingüe de nacimiento', 'native_speaker', 'bilingüe de nacimiento'],
  ['es', 'Hablante nativa de italiano', 'native_speaker', 'Hablante nativa de italiano', 'italiano con nivel C2'],
  ['es', 'Equipo joven y dinámico', 'age', 'Equipo joven'],
  ['es', 'Buscamos un nativo digital', 'age', 'nativo digital'],
  ['es', 'De 25 a 35 años', 'age', 'De 25 a 35 años'],
  ['es', 'Edad máxima: 40', 'age', 'Edad máxima'],
  ['es', 'Azafatas para ferias', 'gender', 'Azafatas'],
  ['es', 'Solo mujeres', 'gender', 'Solo mujeres'],
  ['it', 'Madrelingua tedesca', 'native_speaker', 'Madrelingua tedesca', 'tedesco a livello C2'],
  ['it', 'Consulente madrelingua inglese', 'native_speaker', 'madrelingua inglese', 'inglese a livello C2'],
  ['it', 'Francese nativo', 'native_speaker', 'Francese nativo', 'francese a livello C2'],
  ['it', 'Lingua madre: spagnolo', 'native_speaker', 'Lingua madre', 'spagnolo a livello C2'],
  ['it', 'Un team giovane e dinamico', 'age', 'team giovane'],
  ['it', 'Ambiente giovane', 'age', 'Ambiente giovane'],
  ['it', 'Età massima 30 anni', 'age', 'Età massima'],
  ['it', 'Sei un nativo digitale', 'age', 'nativo digitale'],
  ['it', 'Giovani laureati', 'age', 'Giovani laureati'],
  ['it', 'Hostess per eventi', 'gender', 'Hostess'],
  ['it', 'Personale di sesso femminile', 'gender', 'di sesso femminile'],
  ['pt', 'Língua materna alemã', 'native_speaker', 'Língua materna alemã', 'alemão de nível C2'],
  ['pt', 'Falante nativo de francês', 'native_speaker', 'Falante nativo de francês', 'francês de nível C2'],
  ['pt', 'Inglês nativo', 'native_speaker', 'Inglês nativo', 'inglês de nível C2'],
  ['pt', 'Espanhol (nível nativo)', 'native_speaker', 'Espanhol (nível nativo', 'espanhol de nível C2'],
  ['pt', 'Equipa jovem e dinâmica', 'age', 'Equipa jovem'],
  ['pt', 'Idade entre 20 e 35', 'age', 'Idade entre'],
  ['pt', 'Nativos digitais', 'age', 'Nativos digitais'],
  ['pt', 'Até aos 35 anos', 'age', 'Até aos 35 anos'],
  ['pt', 'Apenas homens', 'gender', 'Apenas homens'],
  ['pt', 'Hospedeira para eventos', 'gender', 'Hospedeira'],
];

const fine: [locale: Locale, sentence: string][] = [
  ['en', 'You sell our native app to retailers.'],
  ['en', 'Our platform is cloud-native.'],
  ['en', 'Experience with React Native is a plus.'],
  ['en', 'You sell native ads in English and German.'],
  ['en', 'English native ads are what we sell.'],
  ['en', 'You have 20 years of experience.'],
  ['en', 'Max. 35 years of experience is a joke, yet some ask for it.'],
  ['en', 'Junior Account Manager'],
  ['en', 'You must be at least 18 years old.'],
  ['en', 'A young company with old customers'],
  ['en', 'Our customers are young families.'],
  ['en', 'German at level C2, English at level B2'],
  ['en', 'You serve customers in their mother tongue.'],
  ['en', 'He or she will report to the head of sales.'],
  ['en', 'A mature market with loyal customers'],
  ['en', 'Sales Manager (m/f/d)'],
  ['en', 'Salesforce administration'],
  ['en', 'A warranty of up to 30 years'],
  ['en', 'The alternative to a call centre'],
  ['en', 'Women and men of any age are welcome.'],
  ['de', 'Sie verkaufen native Apps.'],
  ['de', 'Cloud-native Architektur'],
  ['de', 'Sie beraten Kunden in ihrer Muttersprache.'],
  ['de', 'Ein junges Unternehmen'],
  ['de', 'Zwischen 25 und 35 Stunden in der Woche'],
  ['de', '20 Jahre Berufserfahrung'],
  ['de', 'Junge Familien gehören zu unseren Kunden.'],
  ['de', 'Deutsch auf Niveau C2'],
  ['de', 'Native Ads verkaufen'],
  ['de', 'Mindestens 18 Jahre alt'],
  ['de', 'Ein Team von acht Menschen'],
  ['de', 'Wir freuen uns über Bewerbungen aller Geschlechter.'],
  ['fr', 'Une application native pour iOS'],
  ['fr', 'Une entreprise jeune et dynamique'],
  ['fr', '20 ans d’expérience'],
  ['fr', 'De 25 à 30 ans d’expérience'],
  ['fr', 'Vous conseillez les clients dans leur langue maternelle.'],
  ['fr', 'Francophone et à l’aise au téléphone'],
  ['fr', 'Français niveau C2'],
  ['fr', 'Nos clients sont de jeunes entreprises.'],
  ['fr', 'Il faudra voyager.'],
  ['fr', 'Une initiative commerciale'],
  ['fr', 'Femmes et hommes de tous âges'],
  ['es', 'Una aplicación nativa'],
  ['es', 'Publicidad nativa en inglés'],
  ['es', 'Una empresa joven y dinámica'],
  ['es', 'Entre 20 y 30 años de experiencia'],
  ['es', 'Inglés con nivel C2'],
  ['es', 'Atención al cliente en su lengua materna'],
  ['es', 'Bilingüe en inglés y español'],
  ['es', 'Una alternativa creativa'],
  ['es', 'Mayores de 18 años'],
  ['es', 'Contrato de hasta 30 años'],
  ['it', 'Un’app nativa'],
  ['it', 'Azienda giovane e dinamica'],
  ['it', '20 anni di esperienza'],
  ['it', 'Parlare ai clienti nella loro lingua madre'],
  ['it', 'Tedesco a livello C2'],
  ['it', 'Soluzioni cloud native'],
  ['it', 'Iniziativa e curiosità'],
  ['it', 'Da 2 a 5 anni di esperienza nella vendita'],
  ['pt', 'Uma aplicação nativa'],
  ['pt', 'Uma empresa jovem e dinâmica'],
  ['pt', 'Entre 20 e 30 anos de experiência'],
  ['pt', 'Falar com os clientes na sua língua materna'],
  ['pt', 'Alemão de nível C2'],
  ['pt', 'Uma iniciativa criativa'],
  ['pt', 'Maiores de 18 anos'],
];

describe('flags a wording', () => {
  test.each(flagged)('%s: %s', (locale, sentence, rule, quote, suggestion) => {
    const [first, ...others] = check(locale, { description: `<p>${sentence}</p>` });
    expect(first).toMatchObject({ rule, locale, field: 'description', quote, ...(suggestion ? { suggestion } : {}) });
    expect(others).toEqual([]);
  });

  test('and quotes it exactly as written', () => {
    const found = check('de', {
      title: 'Native Speaker (m/w/d)',
      description: '<p>Junges  <strong>Team</strong></p><ul><li>junges\u00a0Team</li></ul>',
      requirements: '<p>JUNGES TEAM</p>',
    });
    expect(found.map(({ field, quote }) => [field, quote])).toEqual([
      ['title', 'Native Speaker'],
      ['description', 'Junges Team'],
      ['description', 'junges\u00a0Team'],
      ['requirements', 'JUNGES TEAM'],
    ]);
  });

  test.each([
    '<ul><li>Native speaker</li><li>English C1</li></ul>',
    '<ul><li>English C1</li><li>Native speaker</li></ul>',
    '<p>You write English. Native speaker.</p>',
  ])('with the language of its own sentence, not of its neighbour: %s', (requirements) => {
    const [found] = check('en', { requirements });
    expect(found?.suggestion).toBe('the language at level C2');
  });

  test('in each language of a job by that language’s rules', () => {
    const text = (title: string) => ({ title, description: '', requirements: '' });
    const found = checkWording({
      en: text('Salesman'),
      it: text('Consulente madrelingua tedesco'),
      pt: text('Gestor (m/f)'),
    });
    expect(found.map(({ locale, quote }) => [locale, quote])).toEqual([
      ['en', 'Salesman'],
      ['it', 'madrelingua tedesco'],
    ]);
  });
});

describe('allows a wording', () => {
  test.each(fine)('%s: %s', (locale, sentence) => {
    expect(check(locale, { description: `<p>${sentence}</p>` })).toEqual([]);
  });
});

describe('flags a title that means one gender', () => {
  test.each<[Locale, string, string, string]>([
    ['de', 'Verkäufer für Unterhaltungselektronik', 'Verkäufer', 'Verkäufer (m/w/d)'],
    ['de', 'Erfahrene Verkäuferin', 'Verkäuferin', 'Verkäufer (m/w/d)'],
    ['de', 'Vertriebsmitarbeiter im Außendienst', 'Vertriebsmitarbeiter', 'Vertriebsmitarbeiter (m/w/d)'],
    ['fr', 'Vendeur en boutique', 'Vendeur', 'Vendeur (F/H)'],
    ['fr', 'Conseillère clientèle', 'Conseillère', 'Conseiller (F/H)'],
    ['fr', 'Chargée de clientèle', 'Chargée', 'Chargé (F/H)'],
    ['es', 'Vendedor de seguros', 'Vendedor', 'Vendedor/a'],
    ['es', 'Ejecutiva de cuentas', 'Ejecutiva', 'Ejecutivo/a'],
    ['it', 'Addetto alle vendite', 'Addetto', 'Addetto (m/f)'],
    ['it', 'Venditrice', 'Venditrice', 'Venditore (m/f)'],
    ['pt', 'Gestor de conta', 'Gestor', 'Gestor (m/f)'],
  ])('%s: %s', (locale, title, quote, suggestion) => {
    expect(check(locale, { title })).toEqual([{ rule: 'gender', locale, field: 'title', quote, suggestion }]);
  });

  test.each<[Locale, string]>([
    ['de', 'Verkäufer (m/w/d)'],
    ['de', 'Verkäufer*in'],
    ['de', 'Kundenberater:in Spanisch'],
    ['de', 'Kundenberater/-in'],
    ['de', 'KundenberaterIn'],
    ['de', 'Verkäuferin/Verkäufer'],
    ['de', 'Kaufmann/-frau im Einzelhandel'],
    ['de', 'Account Manager'],
    ['fr', 'Vendeur (H/F)'],
    ['fr', 'Vendeur ou vendeuse'],
    ['fr', 'Chargé·e de clientèle'],
    ['fr', 'Conseiller(ère) clientèle'],
    ['fr', 'Responsable en charge des ventes'],
    ['es', 'Vendedor/a'],
    ['es', 'Asesor(a) comercial'],
    ['es', 'Comercial'],
    ['it', 'Addetto/a alle vendite'],
    ['it', 'Venditore/trice'],
    ['it', 'Consulente'],
    ['pt', 'Gestor(a) de conta'],
    ['pt', 'Vendedor (m/f)'],
    ['pt', 'Comercial'],
  ])('not in %s: %s', (locale, title) => {
    expect(check(locale, { title })).toEqual([]);
  });

  test('only in the title', () => {
    expect(check('de', { description: '<p>Als Verkäufer beraten Sie unsere Kunden.</p>' })).toEqual([]);
  });
});

/** Below 16, the square of the growth in length; linear time varies around 4. */
const GROWS_WITH_LENGTH = 9;

test('takes time proportional to the length for six languages of 20 KB', () => {
  const text = (locale: Locale, size: number) => {
    const sentences = [...fine, ...flagged].filter(([of]) => of === locale).map(([, sentence]) => `<p>${sentence}</p>`);
    return sentences
      .join('')
      .repeat(40)
      .slice(0, 5_120 * size);
  };
  expect(
    growth((size) => {
      const job = Object.fromEntries(
        locales.map((locale) => [locale, { title: '', description: text(locale, size), requirements: '' }]),
      );
      return () => checkWording(job);
    }),
  ).toBeLessThan(GROWS_WITH_LENGTH);
});

test.each([
  ['young, ', 1_000],
  ['native ', 750],
  ['a', 5_000],
  ['jung und ', 500],
  ['nativo de ', 500],
  ['muttersprach', 375],
])('no text causes excessive backtracking: %s', (word, times) => {
  expect(
    growth((size) => {
      const description = word.repeat(times * size);
      return () => locales.forEach((locale) => check(locale, { description }));
    }),
  ).toBeLessThan(GROWS_WITH_LENGTH);
});
