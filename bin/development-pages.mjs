// Development only: pages reload on changes, and show errors with file and line.

const CHANGED = 'site:sources-changed';
const RELOAD_SCRIPT = '/@site/reload.js';
/** For pages without React; others are updated in place. */
const reloadSource = `
import { createHotContext } from '/@vite/client';
createHotContext('${RELOAD_SCRIPT}').on('${CHANGED}', () => location.reload());
`;

/** Also tells pages of changes in files that only the server loads. */
export function reloadPlugin() {
  return {
    name: 'site-reload',
    configureServer(vite) {
      vite.middlewares.use(RELOAD_SCRIPT, (_request, response) =>
        response.setHeader('content-type', 'text/javascript').end(reloadSource),
      );
    },
    hotUpdate({ server }) {
      if (this.environment.name === 'ssr') server.ws.send({ type: 'custom', event: CHANGED });
    },
  };
}

/** To pages without React Router. */
export async function withReload(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const script =
    html.includes('/@vite/client') || html.includes('virtual:react-router')
      ? ''
      : `<script type="module" src="${RELOAD_SCRIPT}"></script>`;
  return new Response(html.replace('</head>', `${script}</head>`), response);
}

/** Text for the terminal, and data for Vite's overlay. */
export function prepareError(vite, error) {
  const known = error instanceof Error ? error : new Error(String(error));
  vite.ssrFixStacktrace(known);
  const place = known.loc ? `${known.loc.file ?? known.id}:${known.loc.line}:${known.loc.column}` : undefined;
  const stack = known.stack ?? known.message;
  return {
    text: [known.message, place, known.frame, stack].filter(Boolean).join('\n'),
    overlay: { message: known.message, stack, id: known.id, frame: known.frame, plugin: known.plugin, loc: known.loc },
  };
}

/** Reloads when a source changes. */
export function errorPage({ text }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title><script type="module" src="${RELOAD_SCRIPT}"></script><pre>${escaped}</pre></html>`;
}
