import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/generated/paraglide',
      // Both entries set the locale themselves (docs/decisions/0008-translations.md), so no URL parsing ships to the browser.
      strategy: ['globalVariable', 'baseLocale'],
    }),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: { main: './src/server/main.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
