// How modules of the browser are grouped into files: a page of a hundred small files shows late, and one large file for
// all pages makes each wait for what others need.
import { join } from 'node:path';

import { root } from '../setup.mjs';

const FIRST = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  // What root.tsx takes from React Aria.
  'node_modules/react-aria/dist/private/i18n/I18nProvider.mjs',
  'node_modules/react-aria/dist/private/utils/openLink.mjs',
].map((file) => join(root, file));
/** Modules that import far more than is taken of them. */
const LISTS = /node_modules\/react-aria-components\/|paraglide\/messages(?:\/_index)?\.js$|lucide-react\//;

/** Taken by one page alone. */
const RARE = /@tanstack\/(query-core|react-query)\/build\/modern\/(queriesObserver|useQueries)\./;

const ARIA = /node_modules\/(@?react-aria|@?react-stately|@internationalized|react-aria-components)\//;
const FORMS = /node_modules\/react-hook-form\//;
/** Of the administrator's pages, with their texts, but those on pages of jobs. */
const ADMIN = /\/src\/(web\/features\/admin\/|contract\/admin-choices)|paraglide\/messages\/admin_(?!ban_|case_|mail_)/;
/** Of notifications, once there is one to show. */
const NOTICES =
  /\/notifications\/(notice|asking|decision)-words|\/imports\/import-problems|paraglide\/messages\/((interviews|webhooks|imports|team|todos|comments|answers|terms|talent|retention|retention_pool)_(notice|problem|schedule_problem|ending)_|notifications_(ending|job_|application_|decision|appeal|report)|admin_case_(job|kind_))/;
/** Of reports, and of what is decided on them. */
const REPORTS =
  /\/features\/reports\/|paraglide\/messages\/((reports|jobs_report)_|decisions_(?!settings|title|see_all))/;
/** Of signing in and up. */
const ACCOUNTS =
  /\/features\/accounts\/(account-page|account-form|provider-buttons)|\/ui\/password-field|paraglide\/messages\/auth_/;
/** Of writing a job; parts of the editor that are loaded later need it too. */
const JOB_EDITOR =
  /\/jobs\/(editor\/(completeness|field-labels|focus-field|form-text|go-button|html-to-text)\.|posting-path)|\/app\/words-field|paraglide\/messages\/jobs_edit_(?!hidden|category|employment_type|experience|workplace|preview_no_title|gap_)/;
/** Of legal texts, and of imports: several pages share them, and no other page needs them. */
const OF_FEW = /\/src\/web\/features\/legal\/|paraglide\/messages\/legal_|\/contract\/import-choices/;
/** Charts, on pages with figures. */
const FIGURES = /\/web\/ui\/(axis|bar-list|chart|figure-words|sparkline|stat-card)\./;
/** Lists that are read on. */
const ROWS = /\/web\/ui\/(use-more|more-button|load-more)\.|paraglide\/messages\/ui_more_/;
/** Lists that are edited and saved as a whole. */
const LIST_FORMS = /\/web\/app\/(list-form|use-list-form)\./;
/** Lists of open jobs, and searches. */
const JOB_LISTS =
  /\/(features\/jobs\/(active-filters|filter-choices|job-list|save-button|search-url)|app\/written-html)\.(?!js)/;
const ZOD = /node_modules\/zod\//;

/** The group with the highest priority that takes a module has it, with all that it imports. */
export const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 30 },
  { name: (id, modules) => (isOfEveryPage(id, modules) ? 'every-page' : null), debugName: 'every-page', priority: 29 },
  // What several pages share, apart by what it brings along. Schemas come with the first form.
  ...[
    'shared',
    'reports',
    'forms',
    'controls',
    'schemas',
    'admin',
    'notices',
    'accounts',
    'job-editor',
    'figures',
    'rows',
    'list-forms',
    'job-lists',
  ].map((name, index) => ({
    name: (id, modules) => (sharedWith(id, modules) === name ? name : null),
    debugName: name,
    minShareCount: name === 'job-editor' ? 2 : 3,
    priority: 20 - index,
  })),
];

function sharedWith(id, modules) {
  if (ADMIN.test(id)) return 'admin';
  if (NOTICES.test(id)) return 'notices';
  if (OF_FEW.test(id)) return null;
  if (FIGURES.test(id)) return 'figures';
  if (ROWS.test(id)) return 'rows';
  if (LIST_FORMS.test(id)) return 'list-forms';
  if (JOB_LISTS.test(id)) return 'job-lists';
  const imported = [...importsOf([id], modules)];
  if (imported.some((each) => ZOD.test(each))) return 'schemas';
  if (imported.some((each) => ARIA.test(each))) return 'controls';
  // A page that reports something has a form; other forms need nothing of it.
  if (imported.some((each) => FORMS.test(each))) return REPORTS.test(id) ? null : 'forms';
  if (REPORTS.test(id)) return 'reports';
  if (ACCOUNTS.test(id)) return 'accounts';
  return JOB_EDITOR.test(id) ? 'job-editor' : 'shared';
}

let ofEveryPage;

/** Whether the module is imported, at one remove or several, by what every page starts with. */
function isOfEveryPage(id, modules) {
  ofEveryPage ??= importsOf(FIRST, modules);
  return ofEveryPage.has(id) && !RARE.test(id);
}

function importsOf(ids, modules) {
  const found = new Set(ids);
  for (const id of found)
    if (!LISTS.test(id)) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
