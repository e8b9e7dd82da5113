import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Becomes the server build's entry file name: build/server/main.js, admin.js, …
  serverBuildFile: '[name].js',
  // The whole route table is small; sending it at once saves a request on each first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
