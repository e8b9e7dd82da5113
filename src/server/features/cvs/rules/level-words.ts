import type { LanguageLevel } from '#contract/languages.ts';

/**
 * Common descriptions of the levels of the Common European Framework, without accents, including LinkedIn's and the
 * ILR's. A description of two levels counts as the lower one.
 */
export const levelWords: Record<LanguageLevel, string> = {
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
