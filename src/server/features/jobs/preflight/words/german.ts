import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const TEAM =
  '(?:teams?|kolleg\\p{L}*|mitarbeit\\p{L}*|menschen|leute|talente?|umfeld|arbeitsumfeld|crew|truppe|mannschaft|profis?|bewerber\\p{L}*|verstarkung|person\\p{L}*|dame|frau|mann)';
const TEAM_WORDS =
  '(?:dynamische[mnrs]?|motivierte[mnrs]?|engagierte[mnrs]?|internationale[mnrs]?|kreative[mnrs]?|sympathische[mnrs]?|nette[mnrs]?|und|&)';

export const german: WordingTable = {
  level: (language) => `${language ?? 'die Sprache'} auf Niveau C2`,
  native: [
    '(?<!in (?:ihrer|deren|seiner|unserer|der|der jeweiligen|ihrer jeweiligen|ihrer eigenen) )\\p{L}*muttersprach\\p{L}*(?:[:*/_]-?in(?:nen)?|\\(in(?:nen)?\\))?(?:[- ]niveau)?',
    'native[- ]?speaker(?:in|innen|s)?(?:[- ]niveau|[- ]level)?',
    '<lang>(?: | ?\\(|: ?| ?- |, )natives?(?:[- ]level|[- ]niveau)?(?! (?:apps?|ads?|advertising|content))',
    '(?:auf )?native[- ](?:level|niveau)',
  ],
  age: [
    [`junge[mnrs]?(?:,? ${TEAM_WORDS}){0,4},? ${TEAM}`, 'ein motiviertes Team'],
    [`(?:dynamische|motivierte|nette|engagierte)[mnrs]?(?:,| und) junge[mnrs]? ${TEAM}`, 'ein motiviertes Team'],
    ['jung(?:,| und| &) (?:dynamisch|motiviert|hungrig)|jung ?geblieben', 'engagiert'],
    ['jungteam|jungvertriebler(?:in)?', 'Team'],
    ['digital[- ]natives?', 'sicher im Umgang mit digitalen Werkzeugen'],
    [
      `(?:max(?:imal|imum|\\.)?|hochstens|nicht alter als|junger als|unter) ${ADULT} jahren?(?! (?:\\p{L}*erfahrung|erfahren|im (?:vertrieb|verkauf)|laufzeit|garantie))`,
      'in jedem Alter',
    ],
    [
      'zwischen (?:1[6-9]|[2-6]\\d) und [2-6]\\d jahren?(?: alt)?(?! (?:\\p{L}*erfahrung|garantie|laufzeit))',
      'in jedem Alter',
    ],
    ['(?:1[6-9]|[2-6]\\d) ?(?:-|bis) ?[2-6]\\d jahre alt', 'in jedem Alter'],
    ['hochstalter|altersgrenze|im alter (?:von|zwischen|bis)', 'in jedem Alter'],
    [
      '(?:nur|ausschlie(?:ß|ss)lich) (?:junge )?(?:hochschul|uni)?(?:absolventen|berufsanfanger)',
      'für den Berufseinstieg',
    ],
    ['reifere?[mnrs]? (?:personlichkeit|person|dame|herr|bewerber\\p{L}*)', 'erfahren'],
  ],
  gender: [
    [
      'hubsche[mnrs]?|gutaussehend\\p{L}*|attraktive[mnrs]? (?:damen?|frau(?:en)?|assistentin|empfangs\\p{L}*|erscheinung)',
      'freundlich',
    ],
    [
      '(?:nur|ausschlie(?:ß|ss)lich|bevorzugt) (?:frauen|manner|damen|herren|weiblich\\p{L}*|mannlich\\p{L}*)',
      'alle Geschlechter',
    ],
    [
      '(?:weiblich|mannlich)e[mnrs]? (?:bewerber|kandidat|mitarbeit|verstarkung|unterstutzung|aushilf|verkauf)\\p{L}*',
      'Bewerbungen aller Geschlechter',
    ],
    ['powerfrau(?:en)?|karrierefrau|mann fur alle falle|vertriebsmann|(?<!und )kauffrau(?! und )', 'Fachkraft'],
    ['(?:messe)?hostess(?:en)?', 'Messepersonal'],
    ['empfangsdamen?', 'Empfangskraft'],
    ['(?:junge|charmante|nette|freundliche) damen?', 'eine freundliche Person'],
  ],
  titles: {
    forms: [
      ['verkäufer', 'verkäuferin'],
      ['berater', 'beraterin'],
      ['betreuer', 'betreuerin'],
      ['mitarbeiter', 'mitarbeiterin'],
      ['sachbearbeiter', 'sachbearbeiterin'],
      ['leiter', 'leiterin'],
      ['vertreter', 'vertreterin'],
      ['vertriebler', 'vertrieblerin'],
      ['kaufmann', 'kauffrau'],
      ['referent', 'referentin'],
      ['assistent', 'assistentin'],
      ['sekretär', 'sekretärin'],
      ['disponent', 'disponentin'],
      ['spezialist', 'spezialistin'],
      ['koordinator', 'koordinatorin'],
      ['praktikant', 'praktikantin'],
    ],
    compounds: true,
    neutral: [
      /(?<!\p{L})(?:[mwdfxia])(?: ?[/|,*+] ?[mwdfxia])+(?!\p{L})/iu,
      /\((?:gn|all genders?|alle geschlechter|geschlecht egal|mensch|d)\)/iu,
      /\p{L}[:*_·/.]-?(?:in|innen|frau|r|e)(?!\p{L})|\(-?(?:in|innen|r)\)/iu,
      // Matches VerkäuferIn: only the capital marks it.
      /\p{Ll}In(?:nen)?(?!\p{L})/u,
    ],
    suggest: (masculine) => `${masculine} (m/w/d)`,
  },
};
