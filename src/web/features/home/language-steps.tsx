import { cefrLevels } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { languageName, ownLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

const heights = ['h-7', 'h-9', 'h-11', 'h-13', 'h-15', 'h-17'];

// The step under the pointer fills together with those below it.
const fill =
  '[&>li:has(~li>a:hover)>a]:bg-accent [&>li:has(~li>a:hover)>a]:text-on-accent [&>li>a:hover]:bg-accent [&>li>a:hover]:text-on-accent';

/** A language as six stairs; each leads to the jobs for which that level is enough. */
export function LanguageSteps({ language }: { language: string }) {
  const name = languageName(language);
  return (
    <li>
      <p lang={language} className="font-serif text-xl">
        {ownLanguageName(language)}
      </p>
      <ol className={`mt-1 flex items-end gap-0.5 ${fill}`}>
        {cefrLevels.map((level, index) => (
          <li key={level} className="flex-1">
            <Link
              to={href(paths.jobs(), { language: `${language}:${level}` })}
              look="plain"
              aria-label={m.ui_language_at_level({ language: name, level })}
              className={`relative flex items-end justify-center border-t-3 border-accent bg-surface pb-1 text-sm transition-colors focus-visible:z-10 ${heights[index]}`}
            >
              {level}
            </Link>
          </li>
        ))}
      </ol>
    </li>
  );
}
