export interface Days {
  days: number;
  from: number;
  to: number;
}

const WITHIN = String.raw`in the last|in the past|the last|last|past|within|since|posted|newer than|less than|under|in den letzten|der letzten|die letzten|letzte[nr]?|seit|innerhalb(?: von)?|weniger als|binnen|en los últimos|en los ultimos|de los últimos|últim[oa]s|ultim[oa]s|hace|menos de|hace menos de|ces|des|les|depuis|moins de|dans les|derniers?|dernières?|negli ultimi|degli ultimi|ultimi|ultime|da meno di|meno di|entro|nos últimos|nos ultimos|há menos de|há`;
const DAY = String.raw`days?|tagen?|tag|d[ií]as?|jours?|giorn[oi]`;
const WEEK = String.raw`weeks?|wochen?|semanas?|semaines?|settiman[ae]`;
const HOUR = String.raw`hours?|hrs|h|stunden?|horas?|heures?|ore`;
const DAYS = new RegExp(
  String.raw`(?<!\p{L})(?:${WITHIN})\s+(?<number>\d{1,3})\s*(?:(?:derniers?|dernières?|letzten?|últimos?|ultimi)\s+)?(?:(?<day>${DAY})|(?<week>${WEEK})|(?<hour>${HOUR}))(?!\p{L})`,
  'iu',
);
const DAYS_MAX = 365;

/** The age limit for jobs, in days, weeks or hours, that a text states: "seit 5 Tagen", "les 10 derniers jours". */
export function readDays(text: string): Days | undefined {
  const match = DAYS.exec(text);
  if (!match?.groups) return undefined;
  const { number = '', week, hour } = match.groups;
  const days = week ? Number(number) * 7 : hour ? Math.ceil(Number(number) / 24) : Number(number);
  if (days < 1 || days > DAYS_MAX) return undefined;
  return { days, from: match.index, to: match.index + match[0].length };
}
