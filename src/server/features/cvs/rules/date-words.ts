/** Month names of the six languages without accents, full and short, by number; none means two months. */
export const monthWords: string[] = [
  'january jan enero ene janvier janv januar janner gennaio gen janeiro',
  'february feb febrero fevrier fevr fev februar feber febbraio fevereiro',
  'march mar marzo mars marz maerz mrz marco',
  'april apr abril abr avril avr aprile',
  'may mayo mai maggio mag maio',
  'june jun junio juin juni giugno giu junho',
  'july jul julio juillet juil juli luglio lug julho',
  'august aug agosto ago aout',
  'september sept sep septiembre setiembre septembre settembre sett set setembro',
  'october oct octubre octobre oktober okt ottobre ott outubro out',
  'november nov noviembre novembre novembro',
  'december dec diciembre dic decembre dezember dez dicembre dezembro',
];

/** Words for an open end. */
export const nowWords = [
  'present|today|now|current|currently|ongoing|date',
  'heute|dato|jetzt|laufend|aktuell|gegenwart|andauernd',
  "aujourd'hui|ce jour|actuel|actuellement|present|en cours|maintenant",
  'actualidad|actualmente|actual|presente|hoy|la fecha',
  'oggi|in corso|attuale|attualmente|presente',
  'atualidade|atualmente|atual|presente|hoje|momento|em curso|data',
].join('|');

/** Words before a date without an end: "since 2019". */
export const sinceWords = 'since|from|seit|ab|depuis|desde|dal|dall|da';

export const untilWords =
  "to|until|till|through|bis zum|bis|jusqu'a|jusqu'en|jusqu'au|au|a|al|hasta|fino a|fino al|fino ad|ad|ao|ate";
