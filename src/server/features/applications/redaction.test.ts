import { expect, test } from 'vitest';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';

import { redactionFor } from './redaction.ts';

const work = (company: string) => ({
  id: '',
  position: 'Sales Manager',
  company,
  startDate: '2015-01-01',
  endDate: null,
  isCurrent: true,
  description: '',
});

const ludmila: ApplicantSnapshot = {
  firstName: 'Ludmila',
  lastName: 'Vostrikova',
  username: 'lv_handel',
  jobTitle: 'Account Manager',
  bio: '',
  city: 'Sankt Pölten',
  country: 'AT',
  contactEmail: 'l.vostrikova87@mail.example',
  skills: [],
  languages: [],
  workAuthorisation: [],
  workExperience: [work('Banco Esmeralda S.A.'), work('Krüger & Söhne GmbH')],
  education: [
    {
      id: '',
      degree: 'BA',
      institution: 'Universidade de Coimbra',
      fieldOfStudy: '',
      startDate: '2005-01-01',
      endDate: null,
      description: '',
    },
  ],
  certifications: [],
};

const redact = redactionFor(ludmila);

test.each([
  ['her name', 'I am Ludmila Vostrikova.', 'I am ….'],
  ['other letters', 'LUDMILA or VOSTRÍKOVA or Ｌｕｄｍｉｌａ', '… or … or …'],
  ['a genitive', "Vostrikova’s team, Vostrikova's, Ludmilas Kunden", "…’s team, …'s, … Kunden"],
  ['a plural', 'the Vostrikovas, los Vostrikov, die Vostrikovs', 'the …, los …, die …'],
  ['a case', 'mit Vostrikovoj, Vostrikovasche Art', 'mit …, … Art'],
  ['joined names', 'LudmilaVostrikova, ludmila_vostrikova87, Vostrikova-Ludmila', '…, …, …'],
  ['an initial', 'lvostrikova on the net', '… on the net'],
  ['a soft hyphen', 'Vostri\u00ADkova, Vostri\u200Bkova', '…, …'],
  ['a user name', 'lv_handel, LV Handel', '…, …'],
  ['the employer', 'CRM of Banco Esmeralda, bancoesmeralda, BANCO-ESMERALDA’s', 'CRM of …, …, …’s'],
  ['the employer by law', 'Banco Esmeralda, S.A. and Krüger & Söhne, Krueger Soehne', '…. and …, …'],
  ['the school', 'Lehre an der Universidade de Coimbra', 'Lehre an der …'],
  ['the place', 'in Sankt Pölten, sankt-polten', 'in …, …'],
  ['addresses', 'l.v@x.example (linkedin.com/in/lv) @lv_sales https://a.example/b www.a.example', '… … … … …'],
  ['telephone numbers', '+351 912 345 678, ٠٩١٢٣٤٥٦٧٨, ०९१२-३४५-६७८, ０９０（１２３４）５６７８', '…, …, …, …'],
  ['days in figures', '1987-05-01, 1987‑05‑01, 01.05.1987, 1/5/87, 19870501, ١٩٨٧/٠٥/٠١', '…, …, …, …, …, …'],
  ['days in words', '1 May 1987, May 1st, 1987, 1. Mai 1987, le 1er mai 1987, 1 de mayo de 1987', '…, …, …, le …, …'],
  ['more days in words', '1º de maio de 1987, 1 maggio 1987, born in 1987', '…, …, born in …'],
])('hides %s', (_, text, shown) => {
  expect(redact(text)).toBe(shown);
});

test('keeps text that does not identify her', () => {
  for (const text of [
    'Ludus, Vostok and a lodge',
    'Salesforce, Monday.com, ASP.NET/C#, Node.js/React, C++',
    'I sold for €1987 and 1987 € in 24 months from 2019.',
    'From 1 May I lead 15 people in Coimbra; Universidade Nova.',
  ])
    expect(redact(text)).toBe(text);
});

const named = (firstName: string, lastName: string) =>
  redactionFor({ ...ludmila, firstName, lastName, username: '', contactEmail: '' });

test('a short name does not match within a word, and a particle is a word', () => {
  expect(named('Mark', 'de Li')('Mark sells at the market, marketing de vinos; Li, likely, Marks')).toBe(
    '… sells at the market, marketing de vinos; …, likely, …',
  );
});

test('finds a name however its letters are written', () => {
  expect(named('Jörg', 'Großmüller')('Joerg Grossmueller, JORG GROSSMULLER')).toBe('…, …');
  expect(named('Łukasz', 'O’Brien')('lukasz or OBrien or o-brien')).toBe('… or … or …');
  expect(named('Noé', 'Rønning')('No, Noe Ronning')).toBe('No, …');
});

test('finds a name in a script without spaces', () => {
  expect(named('小明', '王')('我叫王小明。Sales')).toBe('…。Sales');
});

test('takes time in proportion to the text', () => {
  for (const part of ['a-', '1 ', '1.', 'x@', '(', 'vostrikova', '1987 ', 'e\u0301'])
    expect(redact(part.repeat(50_000)).length).toBeLessThan(200_000);
});
