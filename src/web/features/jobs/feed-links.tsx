import { Rss } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';

import { feedHref, feedKinds, type JobQuery } from './search-url.ts';

/** The same search as a feed, for programs that look again by themselves. */
export function FeedLinks({ query }: { query: JobQuery }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span className="flex items-center gap-2">
        <Rss aria-hidden="true" className="size-4" />
        {m.jobs_feeds()}
      </span>
      {feedKinds.map((kind) => (
        <a
          key={kind.extension}
          href={feedHref(kind, query)}
          type={kind.type}
          rel="nofollow"
          className="py-1.5 text-soft underline underline-offset-[0.2em] hover:text-ink"
        >
          {kind.name}
        </a>
      ))}
    </p>
  );
}
