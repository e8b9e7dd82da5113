import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // bin/builds.mjs makes it the current build once it is whole.
  buildDirectory: 'build/next',
  ssr: true,
  // Becomes the server build's entry file name: server/main.js, commands.js, …
  serverBuildFile: '[name].js',
  // The whole route table is small; sending it at once saves a request on each first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
