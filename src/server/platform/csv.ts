/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that start a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180. All values are quoted; formulas are prefixed with an apostrophe. */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
