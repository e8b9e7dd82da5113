// A word that introduces a reference code, or brackets or a # with only a code.
const NAMED_CODE =
  /(?<![\p{L}\p{N}])(?:ref(?:erenz|erence|erencia|erência)?|réf(?:érence)?|rif(?:erimento)?|req(?:uisition)?|job[- ]?id|id|stellen-?id|kennziffer|vacancy|vac|pos)(?:[-_.:#/ ]|n[ro°º.]){0,4}(?=[\p{Lu}\d_/-]*\d{2})[\p{Lu}\d][\p{Lu}\d_/-]*/giu;
const BRACKETED_CODE = /[([]\s*#?[\p{Lu}]{0,6}[-_/ ]?\d{3}[\p{Lu}\d_/-]*\s*[)\]]|#\d{2,}/gu;

/** Removes empty brackets and unneeded separators. */
const withoutRemains = (title: string): string =>
  title
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s[-–—|/:,]+){2,}\s/g, ' – ')
    .replace(/^[\s\-–—|/:,]+|(?<![\s\-–—|/:,])[\s\-–—|/:,]+$/g, '');

/** Removes reference codes, unless nothing would be left. */
export function titleWithoutCodes(title: string): string {
  const stripped = title.replace(NAMED_CODE, ' ').replace(BRACKETED_CODE, ' ');
  return stripped === title ? title : withoutRemains(stripped) || title;
}
