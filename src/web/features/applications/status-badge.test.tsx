import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Badge } from '#web/ui/badge.tsx';

import { StatusBadge } from './status-badge.tsx';

test.each([
  ['new', 'outline', 'New'],
  ['viewed', 'secondary', 'Viewed'],
  ['accepted', 'default', 'Accepted'],
  ['rejected', 'destructive', 'Rejected'],
] as const)('shows an application that is %s with a %s badge that reads %s (T154)', (status, variant, words) => {
  expect(renderToStaticMarkup(<StatusBadge status={status} />)).toBe(
    renderToStaticMarkup(<Badge variant={variant}>{words}</Badge>),
  );
});
