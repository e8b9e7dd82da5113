// Health check of the image: exits with 0 where this process answers. A worker only has the port of its figures.
const { ROLE, PORT = 3000, METRICS_PORT } = process.env;
if (ROLE === 'worker' && !METRICS_PORT) process.exit(0);
const path = ROLE === 'worker' ? `${METRICS_PORT}/metrics` : `${PORT}/readyz`;
const ok = await fetch(`http://127.0.0.1:${path}`, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(ok ? 0 : 1);
