import type { CandidateImportField } from '#contract/candidates/import-fields.ts';

import { keyOf } from '../../imports/cells/key-of.ts';

type Names = [CandidateImportField, string][];

/** Names of columns in six languages, in exports and in files made by hand. */
const names: Names = [
  [
    'firstName',
    'first name, given name, forename, nombre, nombre de pila, prénom, Vorname, nome, nome próprio, primeiro nome',
  ],
  [
    'lastName',
    'last name, surname, family name, apellido, apellidos, nom, nom de famille, Nachname, Familienname, cognome, apelido, sobrenome, último nome',
  ],
  [
    'fullName',
    'name, full name, candidate, candidate name, applicant, applicant name, candidato, candidata, nombre completo, nom complet, nom et prénom, candidat, Bewerber, Bewerberin, Kandidat, vollständiger Name, nome completo, nome e cognome',
  ],
  [
    'email',
    'email, e-mail, emails, email address, email addresses, email 1, primary email, personal email, contact email, candidate email, mail, correo, correo electrónico, adresse e-mail, courriel, E-Mail-Adresse, indirizzo e-mail, posta elettronica, endereço de e-mail, correio eletrónico',
  ],
  [
    'phone',
    'phone, phones, phone number, phone numbers, telephone, mobile, mobile phone, cell phone, phone cell, phone home, phone work, candidate phone, teléfono, móvil, téléphone, portable, Telefon, Telefonnummer, Mobil, Mobiltelefon, Handy, telefono, cellulare, telefone, telemóvel',
  ],
  [
    'jobTitle',
    'headline, current title, current job title, current position, title, cargo actual, puesto actual, poste actuel, fonction actuelle, aktuelle Position, aktuelle Stelle, posizione attuale, cargo atual, função atual',
  ],
  ['city', 'city, town, ciudad, localidad, ville, Stadt, Ort, Wohnort, città, comune, cidade, localidade'],
  ['country', 'country, country code, país, pays, Land, paese, nazione'],
  [
    'place',
    'location, address, place, candidate location, ubicación, dirección, lieu, adresse, Adresse, Standort, luogo, indirizzo, localização, morada',
  ],
  [
    'languages',
    'languages, language, language skills, idiomas, lenguas, langues, Sprachen, Sprachkenntnisse, lingue, línguas',
  ],
  [
    'skills',
    'skills, key skills, keywords, competencias, habilidades, compétences, Kenntnisse, Fähigkeiten, competenze, competências',
  ],
  [
    'job',
    'job, jobs, job name, job title, applied job, applied for, requisition, vacancy, offer, position, oferta, vacante, puesto, empleo, offre, offre d’emploi, poste, Stelle, Stellentitel, Job-Titel, Position, annuncio, posizione, offerta, vaga, função',
  ],
  [
    'stage',
    'stage, current stage, stage name, pipeline stage, job stage, milestone, etapa, fase, étape, Phase, Stufe, Prozessschritt, passo',
  ],
  ['status', 'status, application status, candidate status, estado, statut, Bewerbungsstatus, stato, situação'],
  [
    'rejected',
    'rejected, disqualified, disqualified at, rejected at, rejection reason, disqualification reason, disqualify reason, reject reason, rechazado, descartado, refusé, Abgelehnt, Absagegrund, rifiutato, scartato, rejeitado, excluído',
  ],
  [
    'appliedOn',
    'applied on, applied at, applied, application date, date applied, created at, created, creation time, creation date, date created, date added, fecha de candidatura, fecha de solicitud, date de candidature, candidature du, Bewerbungsdatum, Eingangsdatum, Erstellt am, beworben am, data di candidatura, data candidatura, data de candidatura',
  ],
  [
    'source',
    'source, sources, origin, referrer, referring site, channel, fuente, origen, origine, Quelle, Herkunft, fonte, provenienza, origem',
  ],
  ['tags', 'tags, tag, labels, candidate tags, etiquetas, étiquettes, Schlagwörter, etichette'],
  [
    'notes',
    'notes, note, comments, comment, misc notes, summary, notas, comentarios, remarques, commentaires, Notizen, Notiz, Bemerkungen, Kommentare, commenti, observações',
  ],
  [
    'cv',
    'cv, cvs, cv file, cv name, resume, résumé, resume file, resume name, resume file name, attachment, currículum, fichier du cv, Lebenslauf, Lebenslaufdatei, curriculum, currículo',
  ],
];

interface Profile {
  /** Columns by which an export is known. */
  signature: string;
  /** Columns that mean something else than in other files. */
  columns: Names;
}

/** Exports of other systems. */
const profiles: Record<string, Profile> = {
  // "All candidates" and the spreadsheet of the bulk import.
  greenhouse: {
    signature: 'first name, last name, company, title',
    columns: [
      ['jobTitle', 'title'],
      ['stage', 'stage, milestone'],
      ['job', 'jobs, job'],
      ['appliedOn', 'applied on, application date'],
    ],
  },
  teamtailor: {
    signature: 'first name, last name, pitch',
    columns: [
      ['notes', 'pitch'],
      ['job', 'job, job title, jobs'],
      ['source', 'referring site, sourced'],
    ],
  },
  recruitee: {
    signature: 'emails, phones',
    columns: [
      ['fullName', 'name, candidate'],
      ['job', 'offer, offers, job, jobs'],
      ['rejected', 'disqualified, disqualify reason'],
      ['notes', 'cover letter'],
    ],
  },
  workable: {
    signature: 'headline, stage, job',
    columns: [
      ['jobTitle', 'headline'],
      ['rejected', 'disqualified, disqualification reason'],
      ['appliedOn', 'creation time, created at'],
    ],
  },
  opencats: {
    signature: 'first name, last name, key skills',
    columns: [
      ['phone', 'phone cell, phone home'],
      ['skills', 'key skills'],
      ['notes', 'misc notes, notes'],
      ['appliedOn', 'created, date created'],
    ],
  },
};

const keysOf = (listed: string): string[] => listed.split(',').map(keyOf);

const byKey = (listed: Names): Map<string, CandidateImportField> =>
  new Map(listed.flatMap(([field, words]) => [keyOf(field), ...keysOf(words)].map((key) => [key, field] as const)));

const general = byKey(names);

const known = Object.values(profiles).map(({ signature, columns }) => ({
  signature: keysOf(signature),
  columns: byKey(columns),
}));

/** By the export that the columns are of, else by their names in six languages; each field at most once. */
export function guessCandidateFields(columns: readonly string[]): (CandidateImportField | null)[] {
  const keys = columns.map(keyOf);
  const profile = known.find(({ signature }) => signature.every((key) => keys.includes(key)));
  const guessed = keys.map((key) => profile?.columns.get(key) ?? general.get(key));
  const hasName = guessed.includes('firstName') && guessed.includes('lastName');
  return guessed.map((field, at) => {
    if (!field || guessed.indexOf(field) !== at) return null;
    return field === 'fullName' && hasName ? null : field;
  });
}
