/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What starts a formula (OWASP, "CSV Injection"), also in its wide and small forms and after spaces that programs pass over. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** RFC 4180. All values are quoted; formulas are prefixed with an apostrophe. */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
