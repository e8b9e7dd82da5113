import { type ApplicationStatus, applicationStatuses } from '#contract/applications/application-status.ts';
import { locales } from '#contract/locales.ts';
import { applicationStatusWords } from '#words/applications.ts';

import { keyOf } from '../../imports/cells/key-of.ts';

/** Names of stages and statuses in other systems. */
const foreign: Partial<Record<ApplicationStatus, string>> = {
  new: 'active, applied, application, application review, inbox, sourced, open, no contact, candidate, aktiv, beworben, actif, activo, attivo, ativo',
  viewed:
    'screening, screen, phone screen, recruiter screen, reviewed, review, in review, contacted, qualifying, in Prüfung',
  shortlisted: 'shortlist, assessment, qualified, evaluation, submitted, test task',
  interview:
    'interviewing, first interview, second interview, phone interview, face to face, onsite, on site, executive interview, technical interview, offer, offered, Vorstellungsgespräch, entretien, entrevista, colloquio',
  accepted: 'hired, hire, placed, offer accepted, eingestellt, embauché, contratado, assunto',
  rejected:
    'disqualified, declined, archived, not in consideration, client declined, not selected, abgelehnt, Absage, refusé, descartado, scartato, excluído',
  withdrawn: 'withdrew, candidate withdrew, zurückgezogen, retiré, retirado, ritirato',
};

const statusOfKey = new Map(
  applicationStatuses.flatMap((status) =>
    [
      status,
      ...locales.map((locale) => applicationStatusWords[status].name({}, { locale })),
      ...(foreign[status]?.split(',') ?? []),
    ].map((name) => [keyOf(name), status] as const),
  ),
);

/** Of a status or a stage of another system, in six languages. */
export const statusOfName = (name: string): ApplicationStatus | undefined => statusOfKey.get(keyOf(name));
