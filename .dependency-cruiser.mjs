// The boundaries between modules: which may import which. CONTRIBUTING.md describes them.
export const FEATURES = [
  'settings',
  'mail-texts',
  'places',
  'accounts',
  'companies',
  'keys',
  'profiles',
  'language-tests',
  'files',
  'jobs',
  'own-pages',
  'cvs',
  'applications',
  'comments',
  'todos',
  'scorecards',
  'interviews',
  'messaging',
  'templates',
  'imports',
  'webhooks',
  'market',
  'talent',
  'candidates',
  'approvals',
  'offers',
  'agency',
  'screening',
  'clients',
  'presenting',
  'placements',
];

/** Between features, each may import those to its left; notifications and admin may import any, and none imports them. */
const order = FEATURES.map((feature, index) => ({
  name: `${feature}-imports-earlier-features-only`,
  severity: 'error',
  from: { path: `^src/server/features/${feature}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^src/server/features/(${[...FEATURES.slice(index + 1), 'notifications', 'saved-searches', 'admin', 'site'].join('|')})/`,
  },
}));

const WEB_FEATURES = [
  'site',
  'accounts',
  'companies',
  'reports',
  'places',
  'profiles',
  'language-tests',
  'jobs',
  'keys',
  'webhooks',
  'imports',
  'comments',
  'todos',
  'scorecards',
  'interviews',
  'offers',
  'agency',
  'screening',
  'clients',
  'presenting',
  'placements',
  'applications',
  'messaging',
  'notifications',
  'market',
  'talent',
  'candidates',
  'approvals',
  'admin',
];

/** The same in the browser's part. Pages put the parts of several features together, so they may import any. */
const webOrder = WEB_FEATURES.map((feature, index) => ({
  name: `web-${feature}-imports-earlier-features-only`,
  severity: 'error',
  from: { path: `^src/web/features/${feature}/`, pathNot: '(-page\\.tsx|\\.test\\.tsx?)$' },
  to: {
    path: '^src/web/features/',
    pathNot: `^src/web/features/(${WEB_FEATURES.slice(0, index + 1).join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src/(server|web|generated)|test|db)/' },
    },
    {
      name: 'words-import-contract-and-messages-only',
      severity: 'error',
      from: { path: '^src/words/' },
      to: { path: '^(src/(server|web)|test|db)/' },
    },
    {
      name: 'web-imports-contract-only',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/server|test|db)/' },
    },
    {
      name: 'server-does-not-know-pages',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/pages\\.ts$' },
      to: { path: '^src/web/' },
    },
    {
      name: 'platform-has-no-product-words',
      comment: 'Platform may know the codes of refusals and nothing else of the product.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(server/platform/|contract/problems\\.ts$)' },
    },
    {
      name: 'nothing-imports-the-composition-root',
      severity: 'error',
      from: { path: '^src/server/(features|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(main|app|pages|api|dependencies|tasks|own-data)\\.ts$' },
    },
    {
      name: 'ui-has-no-feature-words',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/web/(app|features)/' },
    },
    {
      name: 'files-are-read-in-their-own-process',
      comment:
        "People's files are parsed by the processes of inspect/, cvs/read/, imports/reading/ and admin/esco/reading/ and nowhere else (docs/decisions/0043-hostile-files.md). The demo's logos are our own; pictures of shared links and PDFs are drawn in processes too, with logos that inspect/ wrote. The archive of own data is written, and no file in it is parsed.",
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot:
          '^src/server/features/(files/inspect|cvs/read|imports/reading|admin/esco/reading)/|^src/server/features/site/share/draw\\.ts$|^src/server/platform/pdf/draw\\.ts$|^src/server/seeds/demo-logos\\.ts$|^src/server/own-data-archive/zip\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^src/server/features/(files/inspect|cvs/read|imports/reading|admin/esco/reading)/|node_modules/(sharp|file-type|saxes|csv-parse|unpdf|@zip\\.js)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-api-sees-http',
      severity: 'error',
      from: { path: '^src/server/features/.*/(?!api|.*-api)[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/procedures\\.ts$' },
    },
    {
      // The demo's texts are large, and a real site does not need them.
      name: 'seeds-are-loaded-on-demand',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/seeds/|\\.test\\.ts$' },
      to: { path: '^src/server/seeds/', dependencyTypesNot: ['dynamic-import'] },
    },
    ...order,
    ...webOrder,
  ],
  options: {
    doNotFollow: { path: 'node_modules|^src/generated' },
    // TypeScript 7 has no programming interface yet; swc reads the same files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
