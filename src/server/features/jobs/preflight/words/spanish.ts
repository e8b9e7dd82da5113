import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const NATIVE = 'nativ(?:o|a|os|as|o/a|os/as|o\\(a\\)|@)';

export const spanish: WordingTable = {
  level: (language) => `${language ?? 'el idioma'} con nivel C2`,
  native: [
    `(?:nivel|hablantes?|habla|fluidez|acento|competencia|bilingue o) (?:de )?${NATIVE}(?: (?:en |de |del )?<lang>)?`,
    `(?<!(?:apps?|aplicacion(?:es)?|publicidad|anuncios|solucion(?:es)?|plataformas?) )${NATIVE} (?:en |de |del )?(?:idioma |lengua )?<lang>`,
    `<lang>(?: | ?\\(|: ?| ?- |, )(?:como |a |de |con )?(?:nivel )?${NATIVE}(?! digital\\p{L}*)`,
    '(?<!en su(?: propia)? )(?:lenguas? maternas?|idiomas? maternos?|lengua nativa)',
    `${NATIVE} o bilingue|bilingues? (?:de nacimiento|${NATIVE})`,
    'native[- ]speakers?',
  ],
  age: [
    [
      'equipos? (?:muy )?(?:\\p{L}+(?:,| y| e) )?jove(?:n|nes)|jove(?:n|nes) equipo|equipo juvenil',
      'un equipo motivado',
    ],
    [
      '(?<!(?:empresa|compania|startup|start-up|marca|agencia) )jove(?:n|nes)(?: y|,| e) (?:dinamic|ambicios|motivad)[oa]s?',
      'con motivación',
    ],
    [
      '(?:ambiente|entorno|espiritu|plantilla)(?: de trabajo| laboral)? (?:\\p{L}+ y )?jove(?:n|nes)',
      'un buen ambiente',
    ],
    [
      '(?:gente|personas?|perfil(?:es)?) jove(?:n|nes)|jovenes (?:talentos|profesionales|titulad[oa]s|graduad[oa]s|promesas)|buscamos (?:a )?(?:un |una |unos )?jove(?:n|nes)',
      'personas motivadas',
    ],
    ['nativ[oa]s? digital(?:es)?|digital[- ]natives?', 'con soltura en el entorno digital'],
    [
      'edad (?:maxima|ideal|preferible|preferente|limite|entre|comprendida|de (?:1[6-9]|[2-6]\\d))|limite de edad',
      'de cualquier edad',
    ],
    [
      '(?:entre|de) (?:los )?(?:1[6-9]|[2-6]\\d) (?:y|a) (?:los )?[2-6]\\d anos(?! de (?:experiencia|antiguedad|historia|trayectoria))',
      'de cualquier edad',
    ],
    [
      `(?:max(?:imo|ima|\\.)?|menor(?:es)? de|no mayor(?:es)? de|hasta los) (?:de )?${ADULT} anos(?! (?:de (?:experiencia|antiguedad|historia|trayectoria)))`,
      'de cualquier edad',
    ],
    [
      '(?:solo|unicamente|exclusivamente) recien (?:titulad|graduad|licenciad)[oa]s?|recien (?:titulad|graduad|licenciad)[oa]s? (?:solo|unicamente|exclusivamente)',
      'sin experiencia previa',
    ],
    ['personas? maduras?', 'persona con experiencia'],
  ],
  gender: [
    ['azafat[oa]s?', 'personal de atención al público'],
    ['senoritas?|chic[oa]s? (?:joven|para|con)|buscamos (?:una |un )?chic[oa]s?', 'personas'],
    [
      '(?:solo|unicamente|exclusivamente) (?:hombres|mujeres|varones|senoras)|(?:hombres|mujeres|varones) (?:solo|unicamente|exclusivamente)',
      'cualquier persona',
    ],
    [
      'de sexo (?:masculino|femenino)|sexo:? (?:masculino|femenino|hombre|mujer)|candidat[oa]s? (?:masculin|femenin)[oa]s?',
      'cualquier persona',
    ],
    ['(?:hombres?|mujer(?:es)?) de negocios', 'profesionales'],
    ['(?:mujer|chica|senora) (?:atractiva|guapa)|guap[oa]s?', 'con buen trato'],
  ],
  titles: {
    forms: [
      ['vendedor', 'vendedora'],
      ['televendedor', 'televendedora'],
      ['asesor', 'asesora'],
      ['gestor', 'gestora'],
      ['consultor', 'consultora'],
      ['director', 'directora'],
      ['coordinador', 'coordinadora'],
      ['supervisor', 'supervisora'],
      ['teleoperador', 'teleoperadora'],
      ['operador', 'operadora'],
      ['promotor', 'promotora'],
      ['ejecutivo', 'ejecutiva'],
      ['administrativo', 'administrativa'],
      ['encargado', 'encargada'],
      ['delegado', 'delegada'],
      ['secretario', 'secretaria'],
    ],
    compounds: false,
    neutral: [
      /(?<!\p{L})[hmfxd](?: ?[/|] ?[hmfxd])+(?!\p{L})/iu,
      /\p{L}(?:\/-?(?:as?|os?|oras?)|\((?:as?|oras?)\))(?!\p{L})|\p{L}[@]/iu,
    ],
    suggest: (masculine) => `${masculine}/a`,
  },
};
