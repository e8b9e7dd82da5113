import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const NATIVE = 'nativ(?:o|a|os|as|o/a|o\\(a\\))';

export const portuguese: WordingTable = {
  level: (language) => `${language ?? 'a língua'} de nível C2`,
  native: [
    `(?:nivel|falantes?|fluencia|competencia|sotaque) (?:de )?${NATIVE}(?: (?:em |de |do )?<lang>)?`,
    `(?<!(?:apps?|aplicac(?:ao|oes)|publicidade|anuncios|soluc(?:ao|oes)|plataformas?) )${NATIVE} (?:em |de |do |da lingua )?<lang>`,
    `<lang>(?: | ?\\(|: ?| ?- |, )(?:como |a |de |com )?(?:nivel )?${NATIVE}(?! digita\\p{L}*)`,
    '(?<!na sua(?: propria)? )(?:linguas? maternas?|idiomas? maternos?)(?: <lang>)?',
    `bilingues? (?:de nascenca|de nascimento|${NATIVE})|${NATIVE} ou bilingue`,
    'native[- ]speakers?',
  ],
  age: [
    ['equip(?:as?|es?) (?:muito )?(?:\\p{L}+(?:,| e) )?jove(?:m|ns)|jovem equip[ae]', 'uma equipa motivada'],
    [
      '(?<!(?:empresa|startup|start-up|marca|agencia) )jove(?:m|ns)(?: e|,) (?:dinamic|ambicios|motivad)[oa]s?',
      'com motivação',
    ],
    ['(?:ambiente|espirito)(?: de trabalho)? (?:\\p{L}+ e )?jovem', 'um bom ambiente'],
    [
      'jovens (?:talentos|profissionais|licenciad[oa]s|candidat[oa]s|promessas|recem\\p{L}*)|pessoas? jove(?:m|ns)|gente jovem|procuramos (?:um |uma )?jove(?:m|ns)',
      'pessoas motivadas',
    ],
    ['nativ[oa]s? digita(?:l|is)|digital[- ]natives?', 'à vontade com ferramentas digitais'],
    ['idade (?:maxima|ideal|preferencial|limite|entre|compreendida|ate)|limite de idade', 'de qualquer idade'],
    [
      '(?:entre|dos) (?:os )?(?:1[6-9]|[2-6]\\d) (?:e|a|aos) (?:os )?[2-6]\\d anos(?! de (?:experiencia|historia|atividade))',
      'de qualquer idade',
    ],
    [
      `(?:max(?:imo|\\.)?|no maximo|ate aos|menos de|menor(?:es)? de) (?:de )?${ADULT} anos(?! de (?:experiencia|historia|atividade))`,
      'de qualquer idade',
    ],
    ['(?:apenas|so|somente|exclusivamente) recem-? ?(?:licenciad|formad|graduad)[oa]s?', 'sem experiência prévia'],
    ['pessoas? maduras?', 'pessoa com experiência'],
  ],
  gender: [
    ['hospedeir[oa]s?', 'assistente de eventos'],
    [
      '(?:apenas|so|somente|exclusivamente) (?:homens|mulheres|senhoras|raparigas|rapazes)|(?:homens|mulheres) apenas',
      'qualquer pessoa',
    ],
    ['(?:do )?sexo (?:masculino|feminino)|candidat[oa]s? (?:masculin|feminin)[oa]s?', 'qualquer pessoa'],
    [
      '(?:procuramos|procura-se|precisa-se) (?:de )?(?:uma |um )?(?:menina|rapariga|rapaz|senhora|moca|moco)s?',
      'procuramos uma pessoa',
    ],
    ['(?:homens?|mulher(?:es)?) de negocios', 'profissionais'],
    ['(?:rapariga|mulher|menina) (?:bonita|atraente)s?', 'com bom trato'],
  ],
  titles: {
    forms: [
      ['vendedor', 'vendedora'],
      ['televendedor', 'televendedora'],
      ['consultor', 'consultora'],
      ['gestor', 'gestora'],
      ['diretor', 'diretora'],
      ['coordenador', 'coordenadora'],
      ['supervisor', 'supervisora'],
      ['operador', 'operadora'],
      ['promotor', 'promotora'],
      ['técnico', 'técnica'],
      ['administrativo', 'administrativa'],
      ['delegado', 'delegada'],
      ['empregado', 'empregada'],
      ['secretário', 'secretária'],
    ],
    compounds: false,
    neutral: [
      /(?<!\p{L})[mfhxd](?: ?[/|] ?[mfhxd])+(?!\p{L})/iu,
      /\p{L}(?:\/-?(?:as?|os?)|\((?:as?)\))(?!\p{L})|\p{L}[@]/iu,
    ],
    suggest: (masculine) => `${masculine} (m/f)`,
  },
};
