import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const NATIVE = 'nativ(?:o|a|i|e|o/a)';

export const italian: WordingTable = {
  level: (language) => `${language ?? 'la lingua'} a livello C2`,
  native: [
    'madre[- ]?lingu(?:a|e|ista|isti)(?:/e)?(?: <lang>)?',
    '(?<!nella (?:loro|propria|sua) )lingua madre|lingue madri',
    `(?:livello|parlant[ei]|competenza|pronuncia) (?:di )?${NATIVE}(?! digital\\p{L}*)`,
    `(?<!(?:app|applicazion[ei]|pubblicita|soluzion[ei]|piattaform[ae]) )${NATIVE} (?:di |in |della lingua )?<lang>`,
    `<lang>(?: | ?\\(|: ?| ?- |, )(?:a )?(?:livello )?${NATIVE}(?! digital\\p{L}*)`,
    'bilingu[ei] dalla nascita|native[- ]speakers?',
  ],
  age: [
    [
      '(?:team|gruppo|ambiente|staff|squadra|contesto|organico|clima)(?: di lavoro)? (?:molto )?(?:\\p{L}+(?:,| e| ed) )?giovan(?:e|i|ile)|giovane (?:team|staff|squadra)',
      'un gruppo motivato',
    ],
    [
      '(?<!(?:azienda|societa|startup|start-up|realta|impresa|agenzia|brand) )giovan(?:e|i|ile)(?:,| e| ed) (?:dinamic[oiae]|dinamiche|ambizios[oiae]|motivat[oiae])',
      'con motivazione',
    ],
    [
      'giovani (?:talenti|laureat[ie]|diplomat[ie]|professionist[ie]|candidat[ie]|risorse|venditori|commerciali|motivat[ie]|ambizios[ie]|menti)',
      'persone motivate',
    ],
    [
      'giovane (?:risorsa|candidat[oa]|laureat[oa]|diplomat[oa]|talento|professionista|venditore|venditrice|commerciale|promessa)',
      'una persona motivata',
    ],
    ['nativ[oiae] digital[ei]|digital[- ]natives?', 'a proprio agio con gli strumenti digitali'],
    [
      "eta (?:massima|minima e massima|compresa|max|tra|fra|inferiore|non superiore|ideale|indicativa|preferibile)|limiti? d'eta",
      'di qualsiasi età',
    ],
    [
      '(?:tra|fra|dai|di) (?:i )?(?:1[6-9]|[2-6]\\d) (?:e|ai) (?:i )?[2-6]\\d anni(?! di (?:esperienza|storia|attivita|anzianita))',
      'di qualsiasi età',
    ],
    [
      `(?:max(?:imo|\\.)?|massimo|non oltre i) ${ADULT} anni(?! di (?:esperienza|storia|attivita|anzianita))|under ?(?:2[2-9]|3\\d)`,
      'di qualsiasi età',
    ],
    ['(?:solo|esclusivamente|unicamente) neo-?(?:laureat|diplomat)[ieoa]', 'anche senza esperienza'],
    ['person[ae] matur[ae]', 'persona con esperienza'],
  ],
  gender: [
    ['hostess', 'personale di accoglienza'],
    ['(?:solo|esclusivamente|unicamente) (?:donne|uomini|ragazze|ragazzi)', 'chiunque'],
    [
      'ragazz[aeio] (?:immagine|giovan[ei]|di bell[ao])|(?:cercasi|cerchiamo|cerca) (?:una |un |dei |delle )?(?:ragazz[aeio]|signor[ae]|signorin[ae])',
      'persone',
    ],
    [
      '(?:di )?sesso (?:maschile|femminile)|candidat[oaie] (?:uomini|donne|maschi|femmine)|personale (?:maschile|femminile)',
      'chiunque',
    ],
    ["(?:uom(?:o|ini)|donn[ae]) d'affari", 'professionisti'],
    ['(?:bella|attraente) (?:ragazza|donna)|belle ragazze', 'con buone doti relazionali'],
  ],
  titles: {
    forms: [
      ['venditore', 'venditrice'],
      ['operatore', 'operatrice'],
      ['teleoperatore', 'teleoperatrice'],
      ['direttore', 'direttrice'],
      ['coordinatore', 'coordinatrice'],
      ['promotore', 'promotrice'],
      ['collaboratore', 'collaboratrice'],
      ['ispettore', 'ispettrice'],
      ['addetto', 'addetta'],
      ['impiegato', 'impiegata'],
      ['commesso', 'commessa'],
      ['segretario', 'segretaria'],
      ['tecnico', 'tecnica'],
    ],
    compounds: false,
    neutral: [
      /(?<!\p{L})[mfxd](?: ?[/|] ?[mfxd])+(?!\p{L})/iu,
      /\p{L}(?:\/-?(?:a|e|o|i|trice|rice)|\((?:a|e|trice)\)|[*ə])(?!\p{L})/iu,
    ],
    suggest: (masculine) => `${masculine} (m/f)`,
  },
};
