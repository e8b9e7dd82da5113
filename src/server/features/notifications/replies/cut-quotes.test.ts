import { expect, test } from 'vitest';

import { cutQuotes } from './cut-quotes.ts';

const OWN = 'Yes, Tuesday at ten suits me.\n\nSee you then';
const QUOTED = 'Jonas Weber wrote to you about “Account Manager”:\n“Does Tuesday suit you?”';
const marked = QUOTED.split('\n')
  .map((line) => `> ${line}`)
  .join('\n');
const NAME = 'Parlance <reply+0abc@reply.example.com>';

/** What mail programs write between the answer and the quoted email. */
const intros: [program: string, intro: string][] = [
  ['Gmail, en', `On Tue, 24 Nov 2026 at 10:15, ${NAME} wrote:`],
  ['Gmail, es', `El mar, 24 nov 2026 a las 10:15, ${NAME} escribió:`],
  ['Gmail, fr', `Le mar. 24 nov. 2026 à 10:15, ${NAME} a écrit :`],
  ['Gmail, fr, broken', 'Le mar. 24 nov. 2026 à 10:15, Parlance\n<reply+0abc@reply.example.com> a écrit\u00A0:'],
  ['Gmail, de', `Am Di., 24. Nov. 2026 um 10:15 Uhr schrieb ${NAME}:`],
  ['Gmail, it', `Il giorno mar 24 nov 2026 alle ore 10:15 ${NAME} ha scritto:`],
  ['Gmail, pt', `Parlance <reply+0abc@reply.example.com> escreveu (terça, 24/11/2026 à(s) 10:15):`],
  ['Gmail, en, broken', 'On Tue, 24 Nov 2026 at 10:15, Parlance <\nreply+0abc@reply.example.com> wrote:'],
  ['Apple Mail, en', `On 24 Nov 2026, at 10:15, ${NAME} wrote:`],
  ['Apple Mail, de', `Am 24.11.2026 um 10:15 schrieb ${NAME}:`],
  ['Apple Mail, fr', `Le 24 nov. 2026 à 10:15, ${NAME} a écrit :`],
  ['Apple Mail, es', `El 24 nov 2026, a las 10:15, ${NAME} escribió:`],
  ['Apple Mail, it', `Il giorno 24 nov 2026, alle ore 10:15, ${NAME} ha scritto:`],
  ['Apple Mail, pt', `No dia 24/11/2026, às 10:15, ${NAME} escreveu:`],
  ['Thunderbird, en', 'On 11/24/26 10:15, Parlance wrote:'],
  ['Thunderbird, de', 'Am 24.11.26 um 10:15 schrieb Parlance:'],
  ['Thunderbird, fr', 'Le 24/11/2026 à 10:15, Parlance a écrit :'],
  ['Thunderbird, es', 'El 24/11/26 a las 10:15, Parlance escribió:'],
  ['Thunderbird, it', 'Il 24/11/2026 10:15, Parlance ha scritto:'],
  ['Thunderbird, pt', 'Às 10:15 de 24/11/2026, Parlance escreveu:'],
  ['Yahoo, en', `On Tuesday, November 24, 2026 at 10:15:00 AM GMT+1, ${NAME} wrote:`],
  ['Yahoo, de', `Am Dienstag, 24. November 2026 um 10:15:00 MEZ hat ${NAME} Folgendes geschrieben:`],
  ['Yahoo, fr', `Le mardi 24 novembre 2026 à 10:15:00 UTC+1, ${NAME} a écrit :`],
  ['Yahoo, es', `El martes, 24 de noviembre de 2026, 10:15:00 CET, ${NAME} escribió:`],
  ['Yahoo, it', `Il martedì 24 novembre 2026 alle ore 10:15:00 CET, ${NAME} ha scritto:`],
  ['Yahoo, pt', `Em terça-feira, 24 de novembro de 2026 às 10:15:00 GMT, ${NAME} escreveu:`],
  ['Outlook, en', `________________________________\nFrom: ${NAME}\nSent: Tuesday, November 24, 2026 10:15\nTo: Ana`],
  ['Outlook, en, no line', `From: ${NAME}\nSent: Tuesday, November 24, 2026 10:15\nTo: Ana`],
  ['Outlook, de', `Von: ${NAME}\nGesendet: Dienstag, 24. November 2026 10:15\nAn: Ana\nBetreff: Neue Nachricht`],
  ['Outlook, fr', `De : ${NAME}\nEnvoyé : mardi 24 novembre 2026 10:15\nÀ : Ana\nObjet : Nouveau message`],
  ['Outlook, es', `De: ${NAME}\nEnviado: martes, 24 de noviembre de 2026 10:15\nPara: Ana\nAsunto: Mensaje`],
  ['Outlook, it', `Da: ${NAME}\nInviato: martedì 24 novembre 2026 10:15\nA: Ana\nOggetto: Messaggio`],
  ['Outlook, pt', `De: ${NAME}\nEnviada: 24 de novembro de 2026 10:15\nPara: Ana\nAssunto: Mensagem`],
  ['Outlook, older, de', '-----Ursprüngliche Nachricht-----'],
  ['Outlook, older, fr', '-----Message d’origine-----'],
  ['GMX, de', `Gesendet: Dienstag, 24. November 2026 um 10:15 Uhr\nVon: ${NAME}\nAn: Ana\nBetreff: Neue Nachricht`],
];

test.for(intros)('%s: only the answer is left, with the quoted email marked or not', ([, intro]) => {
  for (const quoted of [QUOTED, marked]) expect(cutQuotes(`${OWN}\n\n${intro}\n\n${quoted}\n`)).toBe(OWN);
});

test.for([
  '-- \nAna Prado\n+351 900 000 000',
  'Sent from my iPhone',
  'Von meinem iPhone gesendet',
  'Gesendet mit der GMX Mail App',
  'Envoyé de mon iPhone',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Enviado do meu iPhone',
  'Get Outlook for Android',
  'Outlook für iOS beschaffen',
  'Obtenir Outlook pour iOS',
  'Obtener Outlook para iOS',
  'Scarica Outlook per iOS',
  'Obter o Outlook para iOS',
])('cuts the signature %j', (signature) => {
  expect(cutQuotes(`${OWN}\r\n\r\n${signature.replaceAll('\n', '\r\n')}\r\n\r\nOn 1 Jan 2026, X wrote:\r\n> a`)).toBe(
    OWN,
  );
});

test('keeps an answer below or between the quoted lines', () => {
  expect(cutQuotes(`Am 24.11.26 um 10:15 schrieb Parlance:\n${marked}\n\n${OWN}\n\n-- \nAna`)).toBe(OWN);
  expect(cutQuotes(`On 1 Jan 2026, X wrote:\n> First?\nYes.\n> Second?\nNo.`)).toBe('Yes.\nNo.');
});

test('keeps text that only looks similar', () => {
  for (const text of [
    'On Tuesday I wrote: yes.\nFrom: nine to five would suit me.',
    'De: nada.\nBis dann',
    'Je vous ai écrit :\nvoici mon CV',
    '- one\n- two',
    'I was sent from Porto to Lisbon.',
  ])
    expect(cutQuotes(text)).toBe(text);
});

test('takes no long time for malicious input', () => {
  for (const line of ['on ', 'From: ', 'a escreveu (', '>', '-'.repeat(10)])
    cutQuotes(`${line.repeat(20_000)}\n`.repeat(5));
  cutQuotes('on a\n'.repeat(200_000));
  expect(cutQuotes('on a')).toBe('on a');
});
