/** What a file begins with: spreadsheets take one without it for something else than UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line of comma-separated values (RFC 4180). Every value is quoted; what a spreadsheet would run begins with an
 * apostrophe.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map((value) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
