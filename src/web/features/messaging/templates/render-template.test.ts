import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { JOB_TITLE_MAX, MESSAGE_MAX } from '#contract/limits.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { sendMessageInput } from '#contract/messaging/messages.ts';
import { hasPlaceholder, messageTemplates, templateIds } from '#contract/templates/message-templates.ts';

import { renderTemplate } from './render-template.ts';
import { noAnswers } from './template-answers.ts';
import { templateWords } from './template-words.ts';

const facts = { candidate: 'Lucía Moreno', job: 'Kundenberatung Spanien', company: 'Nordlicht', sender: 'Jonas Weber' };
const answers = {
  date: '2026-11-25',
  time: '14:30',
  location: 'https://meet.example/nordlicht',
  deadline: '2027-03-31',
};
const long = (word: string, length: number) => word.repeat(length).slice(0, length);
const everyTemplate = templateIds.flatMap((id) => locales.map((locale) => ({ id, locale })));
const clientId = '0196f3a0-0000-7000-8000-000000000000';

describe('the text of a template', () => {
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each(everyTemplate)(
    '$id in $locale can be sent once everything is answered, and names all participants (T140)',
    ({ id, locale }) => {
      const text = renderTemplate(id, facts, answers, locale);
      expect(text).not.toMatch(/[{}]|undefined|Invalid/);
      for (const name of Object.values(facts)) expect(text.split(name)).toHaveLength(2);
      expect(sendMessageInput.parse({ clientId, content: text }).content).toBe(text);
    },
  );

  test.each(everyTemplate)('$id in $locale fits into a message with the longest names', ({ id, locale }) => {
    const names = {
      candidate: long('Maximiliane ', 80),
      job: long('Kundenberatung ', JOB_TITLE_MAX),
      company: long('Gesellschaft ', 80),
      sender: long('Ferdinando ', 80),
    };
    const wednesday = '2026-09-30';
    const text = renderTemplate(
      id,
      names,
      { ...answers, date: wednesday, deadline: wednesday, location: long('https://meet.example/', 120) },
      locale,
    );
    expect(text.length).toBeLessThan(MESSAGE_MAX);
  });

  test.each(everyTemplate)('$id in $locale cannot be sent before everything is answered (T141)', ({ id, locale }) => {
    const text = renderTemplate(id, facts, noAnswers, locale);
    const { asks } = messageTemplates[id];
    expect(text.match(/\{\{\w+\}\}/g) ?? []).toEqual(asks.map((question) => `{{${question}}}`));
    expect(hasPlaceholder(text)).toBe(asks.length > 0);
    expect(sendMessageInput.safeParse({ clientId, content: text }).success).toBe(asks.length === 0);
  });

  test('has a title, a description, a use and different words (T139)', () => {
    const own = (words: string[]) => new Set(words.filter(Boolean)).size;
    for (const part of ['title', 'description', 'use'] as const)
      expect([part, own(templateIds.map((id) => templateWords[id][part]()))]).toEqual([part, 9]);
    expect(own(templateIds.map((id) => renderTemplate(id, facts, answers, 'en')))).toBe(9);
  });

  test('has placeholders for day, time, location and deadline, each in at least one template (T142)', () => {
    expect(new Set(templateIds.flatMap((id) => messageTemplates[id].asks))).toEqual(
      new Set(['date', 'time', 'location', 'deadline']),
    );
  });

  test("writes days and times in the applicant’s language, in the sender's time zone", () => {
    const lines = (locale: Locale, values = answers) =>
      renderTemplate('interview-invitation', facts, values, locale).split('\n').slice(4, 6);
    expect(lines('en')).toEqual(['Date: Wednesday, 25 November 2026', 'Time: 14:30 CET']);
    expect(lines('de')).toEqual(['Datum: Mittwoch, 25. November 2026', 'Uhrzeit: 14:30 MEZ']);
    expect(lines('fr')).toEqual(['Date\u202f: mercredi 25 novembre 2026', 'Heure\u202f: 14:30 UTC+1']);
    expect(lines('es', { ...answers, date: '2026-07-15' })).toEqual([
      'Fecha: miércoles, 15 de julio de 2026',
      'Hora: 14:30 CEST',
    ]);
  });

  test('names no zone without a day, because of summer time', () => {
    expect(renderTemplate('interview-invitation', facts, { ...answers, date: '' }, 'en')).toContain(
      'Date: {{date}}\nTime: 14:30\n',
    );
  });

  test('uses French punctuation', () => {
    for (const id of templateIds)
      expect(renderTemplate(id, facts, { ...answers, location: 'Lyon' }, 'fr')).not.toMatch(
        /(?<![\u202f\d])[:;?!»](?!\d)|«(?!\u202f)/,
      );
  });
});
