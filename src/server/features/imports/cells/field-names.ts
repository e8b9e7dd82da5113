import { importedTexts, type ImportField, importFields } from '#contract/imports/import-choices.ts';
import { isLocale } from '#contract/locales.ts';

import { keyOf } from './key-of.ts';

/** Names of columns in six languages, in feeds and in our own files. */
const names: [ImportField, string][] = [
  [
    'reference',
    'reference, ref, reference number, referencenumber, job id, jobid, partner job id, requisition id, requisitionid, id, @id, guid, number, referencia, id de la oferta, código, référence, numéro de référence, id de l’offre, Referenz, Referenznummer, Stellen-ID, Kennziffer, Job-ID, Nummer, riferimento, codice, codice offerta, id offerta, referência, código da oferta, id da oferta',
  ],
  [
    'title',
    'title, job title, position, name, role, título, puesto, cargo, título del puesto, intitulé, intitulé du poste, titre, titre du poste, poste, Titel, Stellentitel, Stellenbezeichnung, Jobtitel, Bezeichnung, titolo, titolo della posizione, posizione, mansione, título da oferta, função, título da vaga',
  ],
  [
    'description',
    'description, job description, summary, details, text, content, content encoded, descripción, descripción del puesto, description du poste, descriptif, Beschreibung, Stellenbeschreibung, Aufgaben, descrizione, descrizione della posizione, descrição, descrição da função',
  ],
  [
    'requirements',
    'requirements, qualifications, profile, what you need, requisitos, perfil, exigences, profil, profil recherché, Anforderungen, Anforderungsprofil, Profil, Qualifikation, requisiti, profilo, requisitos da função',
  ],
  [
    'category',
    'category, job category, department, field, categoría, área, departamento, catégorie, domaine, service, Kategorie, Bereich, Abteilung, categoria, settore, reparto, área da função',
  ],
  [
    'employmentType',
    'employment type, employmenttype, job type, jobtype, type of employment, contract type, working hours, type, tipo de empleo, tipo de contrato, jornada, type d’emploi, type de contrat, temps de travail, Beschäftigungsart, Anstellungsart, Arbeitszeit, Vertragsart, tipo di impiego, tipo di contratto, orario, tipo de emprego, horário',
  ],
  [
    'workplace',
    'workplace, workplace type, workplace types, work mode, remote type, remotetype, isremote, remote, modalidad, modalidad de trabajo, lugar de trabajo, mode de travail, télétravail, Arbeitsort, Arbeitsmodell, Homeoffice, modalità di lavoro, modalità, regime de trabalho, modalidade',
  ],
  [
    'experienceLevel',
    'experience level, experiencelevel, experience, seniority, level, experiencia, nivel de experiencia, expérience, niveau d’expérience, Berufserfahrung, Erfahrung, Erfahrungsstufe, esperienza, livello di esperienza, experiência, nível de experiência',
  ],
  ['city', 'city, town, ciudad, localidad, ville, Stadt, Ort, città, comune, cidade, localidade'],
  ['country', 'country, country code, nation, país, pays, Land, paese, nazione, país da função'],
  [
    'place',
    'location, place, region, job location, ubicación, lugar, localisation, lieu, lieu de travail, Standort, Einsatzort, luogo, sede, località, localização, local',
  ],
  [
    'remoteCountries',
    'remote countries, remotecountries, countries, países, países para teletrabajo, pays du télétravail, Länder, paesi, países de trabalho remoto',
  ],
  [
    'skills',
    'skills, keywords, competencias, habilidades, compétences, Kenntnisse, Fähigkeiten, competenze, competências',
  ],
  ['languages', 'languages, language skills, idiomas, lenguas, langues, Sprachen, Sprachkenntnisse, lingue, línguas'],
  [
    'salary',
    'salary, pay, salary range, wage, compensation, salario, sueldo, retribución, salaire, rémunération, Gehalt, Vergütung, Lohn, stipendio, retribuzione, RAL, salário, remuneração',
  ],
  [
    'salaryMin',
    'salary min, salarymin, min salary, salary from, minimum salary, salario mínimo, salario desde, salaire minimum, salaire min, salaire de, Mindestgehalt, Gehalt von, Gehalt min, stipendio minimo, retribuzione minima, retribuzione da, salário mínimo, salário de',
  ],
  [
    'salaryMax',
    'salary max, salarymax, max salary, salary to, maximum salary, salario máximo, salario hasta, salaire maximum, salaire max, salaire à, Höchstgehalt, Gehalt bis, Gehalt max, stipendio massimo, retribuzione massima, retribuzione a, salário máximo, salário até',
  ],
  ['currency', 'currency, salary currency, moneda, divisa, devise, monnaie, Währung, valuta, moeda'],
  [
    'salaryPeriod',
    'salary period, salaryperiod, pay period, period, periodo, periodo salarial, période, périodicité, Zeitraum, Gehaltszeitraum, periodicità, período, período do salário',
  ],
  [
    'variableTarget',
    'variable pay, variable pay at target, variable pay target, target bonus, on target bonus, bonus, commission, salario variable, variable a objetivos, bono, comisión, part variable, variable à objectifs atteints, prime, variable Vergütung, Zielbonus, variabler Anteil, Provision, retribuzione variabile, variabile a obiettivo, provvigione, remuneração variável, variável por objetivos, comissão',
  ],
  [
    'variableCapped',
    'variable pay capped, capped, con tope, variable con tope, plafonné, variable plafonné, gedeckelt, variable Vergütung gedeckelt, con tetto, variabile con tetto, com limite, variável com limite',
  ],
  [
    'variableCap',
    'variable pay cap, cap, most variable pay, tope, tope del variable, plafond, plafond du variable, Obergrenze, Höchstbetrag, variable Vergütung höchstens, tetto, tetto del variabile, limite, limite do variável',
  ],
  [
    'variableReached',
    'variable pay reached percent, targets reached, quota attainment, attainment, objetivos alcanzados, objectifs atteints, Zielerreichung, obiettivi raggiunti, objetivos atingidos',
  ],
  [
    'variableReachedYear',
    'variable pay reached year, attainment year, targets reached in, año de los objetivos, année des objectifs, Jahr der Zielerreichung, anno degli obiettivi, ano dos objetivos',
  ],
  [
    'variableCurrency',
    'variable pay currency, moneda del variable, devise du variable, Währung der variablen Vergütung, valuta del variabile, moeda do variável',
  ],
  [
    'relocationHelps',
    'relocation, relocation helps, relocation support, help with moving, ayuda con el traslado, reubicación, aide à l’installation, aide à la mobilité, Umzugshilfe, Hilfe beim Umzug, aiuto per il trasferimento, trasferimento, apoio à mudança',
  ],
  [
    'housingWeeks',
    'relocation housing weeks, weeks of housing, housing, flat, alojamiento, semanas de alojamiento, logement, semaines de logement, Wohnung, Wochen Wohnung, Unterkunft, alloggio, settimane di alloggio, alojamento, semanas de alojamento',
  ],
  [
    'movingCosts',
    'relocation moving costs amount, moving costs, relocation budget, gastos de mudanza, frais de déménagement, Umzugskosten, costi di trasloco, spese di trasloco, custos de mudança',
  ],
  [
    'movingCostsCurrency',
    'relocation moving costs currency, moneda de la mudanza, devise du déménagement, Währung der Umzugskosten, valuta del trasloco, moeda da mudança',
  ],
  [
    'shifts',
    'shifts, shifts times, shift times, hours, market hours, opening hours, turnos, horas de mercado, horario de trabajo, horaires, horaires de travail, Schichten, Arbeitszeiten, Marktzeiten, turni, orari, orari di lavoro, horários, horário de trabalho',
  ],
  [
    'timeZone',
    'time zone, timezone, shifts time zone, zona horaria, fuseau horaire, Zeitzone, fuso orario, fuso horário',
  ],
  [
    'openings',
    'openings, vacancies, positions, number of openings, vacantes, plazas, nombre de postes, postes à pourvoir, Anzahl, offene Stellen, posti, posti disponibili, vagas, número de vagas',
  ],
  [
    'answerDays',
    'answer days, answerdays, answer within, answer promise, promised answer, días de respuesta, compromiso de respuesta, délai de réponse, engagement de réponse, Antwortzusage, Antwort in Tagen, giorni per la risposta, impegno di risposta, dias de resposta, compromisso de resposta',
  ],
  [
    'validThrough',
    'valid through, valid until, expires, validthrough, expiration date, expirationdate, expire, expiry date, end date, closing date, deadline, fecha límite, fecha de fin, válida hasta, date limite, date de fin, valable jusqu’au, Bewerbungsschluss, Enddatum, gültig bis, läuft bis, endet am, Ablaufdatum, scadenza, data di scadenza, valida fino al, prazo, prazo de candidatura, data limite, válida até',
  ],
  ['locale', 'locale, language, lang, primary locale, primarylocale, idioma, langue, Sprache, lingua, língua'],
];

const fieldOfName = new Map(
  names.flatMap(([field, listed]) => [keyOf(field), ...listed.split(',').map(keyOf)].map((key) => [key, field])),
);

/** Words around a language's code in the names of nested texts. */
const WRAPPING = new Set(['translations', 'translation', 'texts']);

/** Each field at most once: the first column with a matching name. */
export function guessFields(columns: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return columns.map((name) => {
    const field = fieldOf(name);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function fieldOf(name: string): ImportField | undefined {
  const known = fieldOfName.get(keyOf(name));
  if (known) return known;
  // "title_de", "Beschreibung (de)", "translations.de.title", "salary.min"
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part && !WRAPPING.has(part));
  const locale = parts.find(isLocale);
  const text = fieldOfName.get(keyOf(parts.filter((part) => part !== locale).join(' ')));
  const isText = importedTexts.some((one) => one === text);
  return locale && isText ? importFields.find((field) => field === `${text}.${locale}`) : undefined;
}
