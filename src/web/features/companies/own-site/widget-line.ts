import { type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

export interface ShownCompany {
  name: string;
  slug: string;
  /** Shown until the list is loaded. */
  links: { locale: Locale; text: string }[];
}

/** Height of the list, which other sites may change. */
export const WIDGET_HEIGHT = '28rem';

/** States its height, to prevent layout shifts, and contains a link for readers without JavaScript. */
export function widgetLine({ slug, links }: ShownCompany, locale: Locale, origin: string): string {
  const page = escapeHtml(origin + localizePath(paths.company(slug), locale));
  const text = escapeHtml(links.find((link) => link.locale === locale)?.text ?? slug);
  return [
    `<job-openings company="${escapeHtml(slug)}" language="${locale}" style="display:block;height:${WIDGET_HEIGHT}">`,
    `<a href="${page}">${text}</a></job-openings>`,
    `<script async src="${escapeHtml(origin)}/widget.js"></script>`,
  ].join('');
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
