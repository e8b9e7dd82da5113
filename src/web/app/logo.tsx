import { paths } from '#contract/paths.ts';
import { Link } from '#web/ui/link.tsx';

import { href } from './href.ts';
import { useSite } from './site.ts';

/** The site's name as its mark: the six steps of the language meter, then the name. */
export function Logo() {
  const { name } = useSite();
  return (
    <Link
      to={href(paths.home())}
      look="plain"
      className="flex items-center gap-2.5 rounded-control py-2 font-serif text-xl text-ink"
    >
      <svg aria-hidden viewBox="0 0 22 16" className="h-4 w-5.5 fill-accent">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect key={step} x={step * 3.8} y={12.5 - step * 2.5} width="2.6" height={3.5 + step * 2.5} rx="0.8" />
        ))}
      </svg>
      {name}
    </Link>
  );
}
