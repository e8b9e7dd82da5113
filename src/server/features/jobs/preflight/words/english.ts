import type { WordingTable } from './wording-table.ts';

const ADULT = '(?:2[2-9]|[3-6]\\d)';
const TEAM =
  '(?:team|crew|workforce|environment|colleagues|professionals?|talents?|candidates?|person|individuals?|graduates?|minds?)';
const TEAM_WORDS =
  '(?:dynamic|motivated|energetic|vibrant|enthusiastic|ambitious|hungry|creative|international|friendly|fun|growing|and|&)';

export const english: WordingTable = {
  level: (language) => `${language ?? 'the language'} at level C2`,
  native: [
    '(?:near[- ])?native(?:[- ]level|[- ]like)?(?: <lang>)?[- ](?:speak(?:ers?|ing)|tongue|fluency|proficiency)',
    '(?:near[- ])?native(?:[- ]level|[- ]like)? (?:in |of )?<lang>(?:[- ]speak(?:ers?|ing))?(?! (?:apps?|ads?|advertising|content|code))',
    'natively (?:in )?<lang>|<lang> natively',
    '<lang>(?: | ?\\(|: ?| ?- |, )(?:at )?(?:a )?(?:near[- ])?natives?(?:[- ]level|[- ]speakers?|[- ]tongue)?(?! (?:apps?|ads?|advertising|content|code|mobile|cloud|integrations?))',
    "(?<!in (?:their|his|her|your|our|its|the customer's)(?: own)? )(?:mother[- ]tongues?|native languages?)",
    'native or bilingual|bilingual or native',
    '<lang> (?:as|is|being) (?:a|an|your|their) (?:first|native) language',
  ],
  age: [
    [`young(?:,? ${TEAM_WORDS}){0,4},? ${TEAM}`, 'a motivated team'],
    [`(?:dynamic|motivated|energetic|vibrant|fun)(?:,| and|, and) young ${TEAM}`, 'a motivated team'],
    [
      'young(?:,| and| &) (?:dynamic|energetic|hungry)(?! (?:and growing )?(?:company|start-?up|brand|business|firm|organi[sz]ation|agency|market))',
      'committed',
    ],
    [
      '(?:looking for|seeking|hiring|want) (?:a |an |some )?young (?:man|men|woman|women|people|person|salesperson)',
      'looking for people',
    ],
    ['youthful', 'lively'],
    ['digital[- ]natives?', 'at ease with digital tools'],
    [
      '(?:recent|new|fresh) (?:college |university |school )?grad(?:uate)?s? only|only (?:recent|new|fresh) (?:college |university |school )?grad(?:uate)?s?',
      'entry level',
    ],
    [
      `(?:max(?:imum|\\.)?|no older than|not older than|no more than|up to) (?:age )?(?:of )?${ADULT} years(?: old| of age)`,
      'of any age',
    ],
    [
      `max(?:imum|\\.)? (?:age )?(?:of )?${ADULT} years(?! (?:of |in |work|sales|relevant|professional|experience))`,
      'of any age',
    ],
    [
      `(?:under|below|over|above|younger than) (?:the age of )?${ADULT} years(?: old| of age)|(?:under|below|younger than) the age of ${ADULT}`,
      'of any age',
    ],
    [`aged?(?: between)? ${ADULT}(?: ?- ?| to | and )${ADULT}`, 'of any age'],
    [
      'between (?:1[6-9]|[2-6]\\d) and [2-6]\\d years(?: old| of age)|(?:1[6-9]|[2-6]\\d) ?- ?[2-6]\\d years(?: old| of age)',
      'of any age',
    ],
    ['(?:maximum|upper) age(?: limit)?|age limit|age range', 'of any age'],
    ['mature (?:person|persons|people|candidates?|individuals?|applicants?|lady|ladies|professionals?)', 'experienced'],
    [
      'gen(?:eration)?[- ]z (?:team|talents?|candidates?|colleagues)|millennials? (?:team|talents?|candidates?|wanted|only)',
      'a motivated team',
    ],
  ],
  gender: [
    ['salesm[ae]n|saleswom[ae]n|sales ?girls?|sales (?:lady|ladies|man|men|woman|women|boys?)', 'salesperson'],
    ['foreman|forewoman', 'supervisor'],
    ['chairm[ae]n|chairwoman', 'chair'],
    ['businessm[ae]n|businesswom[ae]n', 'business people'],
    ['spokesm[ae]n|spokeswom[ae]n', 'spokesperson'],
    ['handyman', 'maintenance technician'],
    ['(?:air )?hostess(?:es)?|stewardess(?:es)?', 'attendant'],
    ['waitress(?:es)?', 'server'],
    ['girl friday|man friday', 'office assistant'],
    [
      '(?:fe)?male (?:candidates?|applicants?|employees|colleagues?|assistants?|receptionists?|staff|only|preferred|sales\\p{L}*|managers?|agents?)',
      'candidates',
    ],
    ['(?:men|women|males|females|ladies) only|only (?:men|women|males|females|ladies)', 'everybody'],
    [
      '(?<!(?:he|she)(?:\\/| or )|s\\))(?:he|she) (?:will|must|should|shall|needs to|has to|reports to|works with)',
      'you will',
    ],
    [
      '(?<!(?:his|her)(?:\\/| or ))(?:his|her) (?:duties|tasks|responsibilities|role|territory|accounts|quota)',
      'your tasks',
    ],
    [
      '(?:attractive|pretty|beautiful|good[- ]looking) (?:wom[ae]n|girls?|lad(?:y|ies)|m[ae]n|candidates?|person|receptionist|assistant)',
      'professional',
    ],
  ],
  titles: null,
};
