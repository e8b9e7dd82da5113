import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';
import { placementStateWords } from '#words/placements.ts';

import { type Part, table } from './parts.ts';
import type { Words } from './words.ts';

export const clientNotesPart = ({ clientNotes }: OwnData, w: Words): Part =>
  table(w, '', clientNotes, [
    [m.owndata_about, ({ client }) => client],
    [m.owndata_text, ({ words }) => words],
    [m.owndata_when, ({ at }) => w.moment(at)],
  ]);

export const placementsPart = ({ placements }: OwnData, w: Words): Part =>
  table(w, '', placements, [
    [m.owndata_what, ({ title, client, agency }) => `${title} · ${client} · ${agency}`],
    [m.owndata_status, ({ state }) => w.say(placementStateWords[state])],
    [m.placement_starts_on, ({ startsOn }) => w.day(startsOn)],
    [m.placement_fixed_pay, ({ fixedPay, currency }) => `${w.number(fixedPay)} ${currency}`],
    [m.placement_variable_pay, ({ variablePay, currency }) => `${w.number(variablePay)} ${currency}`],
  ]);
