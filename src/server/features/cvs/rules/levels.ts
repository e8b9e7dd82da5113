import { cefrLevels, type LanguageLevel, languageLevels } from '#contract/languages.ts';

import { fold } from './line.ts';

/**
 * Common descriptions of the levels of the Common European Framework, without accents, including LinkedIn's and the
 * ILR's. A description of two levels counts as the lower one.
 */
const levelWords: Record<LanguageLevel, string> = {
  native: `native or bilingual, native speaker, native, mother tongue, mothertongue, first language,
    lengua materna, idioma materno, lengua nativa, nativo, nativa, materno,
    langue maternelle, natif, native, maternelle, muttersprache, muttersprachlich, muttersprachler, muttersprachlerin,
    muttersprachliches niveau, muttersprachniveau, erstsprache, madrelingua, lingua madre, lingua materna, lingua nativa`,
  C2: `bilingual, proficient, proficiency level, bilingue, zweisprachig, bilinguismo, maestria, proficiente,
    nahezu muttersprachlich, verhandlungssicher auf muttersprachlichem niveau`,
  C1: `fluent, fluently, advanced, full professional proficiency, full professional, business fluent, excellent, very good,
    fluido, fluida, fluidez, con fluidez, avanzado, avanzada, nivel avanzado, muy alto, competencia profesional completa, excelente,
    courant, couramment, courante, avance, tres bon, tres bon niveau, excellent, capacite professionnelle complete, parle couramment,
    fliessend, fließend, fliesend, verhandlungssicher, sehr gut, sehr gute, sehr gute kenntnisse, fortgeschritten, ausgezeichnet,
    vertragssicher, allgemein fliessend, fliessend in wort und schrift, fließend in wort und schrift,
    fluente, ottimo, ottima, avanzato, avanzata, eccellente, molto buono, molto buona, fluentemente,
    fluente, avancado, avancada, muito bom, muito boa, excelente, proficiencia profissional`,
  B2: `upper intermediate, upper-intermediate, good, professional working proficiency, professional working, working proficiency,
    intermedio alto, medio alto, medio-alto, alto, alta, bueno, buena, buen nivel, competencia basica profesional, profesional,
    bon, bonne, bon niveau, bonnes connaissances, capacite professionnelle, professionnel, intermediaire superieur, operationnel,
    gut, gute, gute kenntnisse, gut in wort und schrift, verhandlungsfahig, selbststandig, gute sprachkenntnisse,
    buono, buona, buon livello, buona conoscenza, intermedio superiore, professionale,
    bom, boa, bom nivel, intermedio superior, bons conhecimentos, profissional`,
  B1: `intermediate, conversational, limited working proficiency, limited working, moderate, fair, average,
    intermedio, intermedia, medio, media, conversacional, nivel medio, competencia basica limitada, conversacion,
    intermediaire, moyen, moyenne, niveau intermediaire, capacite professionnelle limitee, conversation,
    konversationssicher, mittelstufe, mittel, mittlere kenntnisse, erweiterte grundkenntnisse, befriedigend, solide kenntnisse,
    discreto, discreta, medio, conversazione, livello intermedio,
    intermedio, medio, razoavel, conversacao`,
  A2: `basic, elementary proficiency, elementary, pre-intermediate, basics, limited, basic knowledge, school level,
    basico, basica, nivel basico, elemental, nociones, bajo, conocimientos basicos, competencia basica,
    notions, scolaire, elementaire, bases, base, basique, connaissances de base, niveau scolaire,
    grundkenntnisse, grundlagen, basiskenntnisse, schulkenntnisse, grundlegend, elementar, grundlegende kenntnisse,
    scolastico, scolastica, base, elementare, livello base, conoscenza base, sufficiente,
    basico, basica, elementar, nocoes, nocoes basicas, conhecimentos basicos`,
  A1: `beginner, beginners, beginner level, starter, principiante, inicial, debutant, debutante, anfanger, anfangerin,
    anfangerkenntnisse, principiante, iniciante`,
};

export interface FoundLevel {
  level: LanguageLevel;
  /** Its position in the text. */
  index: number;
}

const levelOfWord = new Map<string, LanguageLevel>();
for (const level of languageLevels) {
  for (const word of levelWords[level].split(',')) {
    const plain = word.replace(/\s+/g, ' ').trim();
    if (!levelOfWord.has(plain)) levelOfWord.set(plain, level);
  }
}

// Longer ones first: "upper intermediate" is not "intermediate".
const WORDS = [...levelOfWord.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll('-', String.raw`[-\s]`).replaceAll(' ', String.raw`\s+`))
  .join('|');
const WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${WORDS})(?![\p{L}\d])`, 'u');
const LETTERS = /(?<![\p{L}\d])([abc])\s?([12])\s?\+{0,2}(?![\p{L}\d])/gu;

/**
 * Letters of the Common European Framework take precedence over words; of several, such as for speaking and writing,
 * the lowest counts.
 */
export function findLevel(text: string): FoundLevel | undefined {
  const folded = fold(text);
  const letters = [...folded.matchAll(LETTERS)];
  const [first] = letters;
  if (first) {
    const said = new Set(letters.map(([, letter = '', number = '']) => `${letter.toUpperCase()}${number}`));
    const lowest = cefrLevels.find((level) => said.has(level));
    if (lowest) return { level: lowest, index: first.index };
  }
  const word = WORD.exec(folded);
  const level = word && levelOfWord.get(word[0].replace(/\s+/g, ' '));
  return level ? { level, index: word.index } : undefined;
}
