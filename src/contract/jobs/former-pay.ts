import { fold, wholeWords } from '#contract/folded-text.ts';
import { type Locale, locales } from '#contract/locales.ts';

/**
 * Phrases that ask applicants for their current or former pay, which directive (EU) 2023/970, article 5(2), forbids.
 * Whole words of folded text, no nested quantifiers.
 */
export const formerPayWords: Record<Locale, string> = {
  en: [
    '(?:current|present|last|previous|former|past|existing|latest) (?:base |annual |yearly |monthly |gross |net )?(?:salar(?:y|ies)|pay|wages?|compensation|earnings|remuneration|income|package|ote|ctc)(?! (?:range|band|scale|offer|budget)s?)',
    '(?:salary|pay|earnings) history',
    '(?:salary|pay|compensation|package) (?:in|at|from|with) your (?:current|present|last|previous|former) (?:job|role|position|employer|company)',
    '(?:last|latest|recent|previous|current)(?: \\p{L}+)? (?:pay ?slip|pay ?stub|wage slip)s?',
    '(?:do|did|are|were) you (?:currently |presently )?(?:earn|earning|paid|making)',
    'how much (?:do|did) you (?:currently )?make',
    'what (?:do|did) you (?:currently )?make (?:now|currently|at|in)',
    'you (?:currently|presently) (?:earn|make)',
  ].join('|'),
  de: [
    '(?:aktuelle[srn]?|jetzige[srn]?|derzeitige[srn]?|gegenwartige[srn]?|letzte[srn]?|bisherige[srn]?|fruhere[srn]?|momentane[srn]?|vorherige[srn]?) (?:brutto|netto|jahres|monats|grund|fix)*(?:gehalt|gehalter|verdienst|lohn|einkommen|vergutung|entlohnung)s?',
    '(?:gehalts|lohn)historie',
    '(?:letzten?|aktuellen?)(?: \\p{L}+)? (?:gehalts|lohn)abrechnung(?:en)?',
    '(?:verdienen|verdienten|verdienst|bekommen) (?:sie|du) (?:derzeit|aktuell|momentan|zurzeit|heute|bisher|jetzt)',
    '(?:wie ?viel|was) (?:verdienen|verdienten|verdienst) (?:sie|du)(?! bei uns| hier)',
    '(?:wie ?viel|was) (?:haben|hast) (?:sie|du) (?:\\p{L}+ ){0,5}verdient',
    '(?:gehaltlich|gehaltsmassig) (?:aktuell|derzeit|momentan|zurzeit|bisher)',
    '(?:aktuell|derzeit|momentan|zurzeit|bisher) (?:gehaltlich|gehaltsmassig)',
  ].join('|'),
  es: [
    '(?:salario|sueldo|retribucion|remuneracion|paga|nomina|ingresos)(?: bruto| neto| fijo| anual| mensual)* (?:actual|actuales|anterior|anteriores|ultim[oa]|previ[oa]|pasad[oa])',
    '(?:ultim[oa]|anterior|actual) (?:salario|sueldo|retribucion|remuneracion|nomina)',
    'ultimas(?: \\p{L}+)? nominas',
    'historial salarial',
    'cuanto (?:ganas|gana|ganabas|ganaba|cobras|cobra|cobrabas|cobraba)(?! con nosotros| aqui)',
    'cuanto (?:te|le) (?:pagan|pagaban)',
    '(?:ganas|cobras|cobra) (?:actualmente|ahora)',
  ].join('|'),
  fr: [
    '(?:salaire|remuneration|paie|revenus?|package)(?: brute?| nette?| fixe| annuel(?:le)?| mensuel(?:le)?)* (?:actuel(?:le)?s?|precedente?s?|anterieure?s?|passee?s?)',
    '(?:dernier|dernieres?|ancien|ancienne|precedent|precedente) (?:salaire|remuneration|fiche de paie)',
    'derni(?:ers|eres) (?:fiches|bulletins) de (?:paie|salaire)',
    'historique (?:de salaire|salarial|de remuneration)',
    '(?:salaire|remuneration) (?:chez|dans) (?:votre|ton|ta) (?:dernier|derniere|ancien|ancienne|precedent|precedente) (?:employeur|poste|emploi|entreprise)',
    'combien (?:gagnez|gagniez|gagnes|touchez|touchiez|touches)[- ](?:vous|tu)',
    'combien (?:vous (?:gagnez|touchez)|tu (?:gagnes|touches))',
    '(?:vous (?:gagnez|touchez)|tu (?:gagnes|touches)) combien',
    '(?:gagnez|touchez)[- ]vous actuellement',
  ].join('|'),
  it: [
    '(?:stipendio|retribuzione|salario|paga|reddito|ral|compenso)(?: lord[oa]| nett[oa]| annu[oa]| mensile| fiss[oa])* (?:attuale|precedente|corrente|passat[oa])',
    '(?:ultim[oa]|attuale|precedente) (?:stipendio|retribuzione|salario|busta paga|ral|compenso)',
    'ultime(?: \\p{L}+)? buste paga',
    'storico (?:retributivo|salariale)',
    'quanto (?:guadagna|guadagni|guadagnava|guadagnavi|percepisce|percepiva|prende|prendi|prendeva|prendevi)(?! con noi| da noi| qui)',
  ].join('|'),
  pt: [
    '(?:salario|ordenado|vencimento|remuneracao|rendimento)(?: brut[oa]| liquid[oa]| anual| mensal| base| fix[oa])* (?:atual|atuais|anterior|anteriores|passad[oa])',
    '(?:ultim[oa]|atual|anterior) (?:salario|ordenado|vencimento|remuneracao|recibo de vencimento)',
    'ultimos(?: \\p{L}+)? recibos de vencimento',
    'historico salarial',
    'quanto (?:ganha|ganhas|ganhava|ganhavas|recebe|recebes|recebia|recebias|aufere|auferia)(?! connosco| aqui)',
  ].join('|'),
};

/** Signs that a sentence without a question mark is a question: it says "your", or requests something. */
const asking: Record<Locale, string> = {
  en: 'your|please|tell (?:me|us)|let (?:me|us) know',
  de: 'ihr(?:e[smnr]?)?|dein(?:e[smnr]?)?|bitte|(?:nennen|schicken|senden|mailen) sie',
  es: 'tus?|sus?|por favor|dinos|dime|indica(?:nos)?|envia(?:nos|me)?',
  fr: 'votre|vos|ton|ta|tes|merci de|(?:indiquez|envoyez|precisez)(?:-(?:nous|moi))?',
  it: 'suo|sua|suoi|sue|tuo|tua|tuoi|tue|per favore|(?:indichi|invii|mandi|scriva)(?:ci|mi)?',
  pt: 'seus?|suas?|teus?|tuas?|por favor|(?:indique|envie|diga)(?:-(?:nos|me))?',
};

/** Directly before a phrase, these words mean the company's own pay. */
const OURS = /(?<!\p{L})(?:our|unser(?:e[smnr]?)?|nuestr[oa]s?|notre|nos|nostr[oaei]|noss[oa]s?) $/u;

/** Compiled on first use, since not every page needs it. */
let compiled: { pattern: RegExp; asks: RegExp }[] | undefined;

const compile = () =>
  locales.map((locale) => ({ pattern: wholeWords(formerPayWords[locale]), asks: wholeWords(asking[locale]) }));

/**
 * Finds the phrases with which a letter in any of the languages asks its reader for former pay. Matches phrases, not
 * meaning: findings must not block anything.
 */
export function findFormerPayAsked(letter: string): string | undefined {
  compiled ??= compile();
  for (const sentence of letter.normalize('NFC').match(/[^.!?\n]+[.!?]*/g) ?? []) {
    const folded = fold(sentence);
    for (const { pattern, asks } of compiled) {
      const [match] = folded.matchAll(pattern);
      if (!match || OURS.test(folded.slice(0, match.index))) continue;
      if (sentence.endsWith('?') || folded.search(asks) >= 0)
        return sentence.slice(match.index, match.index + match[0].length);
    }
  }
  return undefined;
}
