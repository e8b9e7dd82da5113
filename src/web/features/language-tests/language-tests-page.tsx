import { useState } from 'react';

import { TEST_MINUTES, TEST_WAIT_DAYS, testCutOffs } from '#contract/language-tests/language-test-choices.ts';
import { cefrLevels } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { requireOwner } from '#web/features/profiles/own-page.ts';
import { shareText } from '#web/ui/figure-words.ts';

import type { Route } from './+types/language-tests-page';
import { TestChoice } from './test-choice.tsx';
import { TestResults } from './test-results.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.language_tests_title() });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  requireOwner(args, 'job_seeker');
  return requestOf(args.context).api.languageTests.list();
}

/** Explains self-tests, and lists their languages and the reader's results. */
export default function LanguageTestsPage({ loaderData }: Route.ComponentProps) {
  const [tests, setTests] = useState(loaderData);
  return (
    <PartPage
      back={{ to: href(paths.seekerProfile()), label: m.talent_back_to_own_profile() }}
      title={m.language_tests_title()}
      about={
        <>
          <p>{m.language_tests_about({ minutes: TEST_MINUTES })}</p>
          <p>{m.language_tests_limits()}</p>
        </>
      }
    >
      <div className="flex flex-col gap-10">
        {tests.results.length > 0 && <TestResults results={tests.results} onChanged={setTests} />}
        <section aria-labelledby="before">
          <h2 id="before">{m.language_tests_before()}</h2>
          <ul className="mt-3 flex max-w-[42rem] list-disc flex-col gap-2 ps-5">
            <li>{m.language_tests_rule_time({ minutes: TEST_MINUTES })}</li>
            <li>{m.language_tests_rule_once({ days: TEST_WAIT_DAYS })}</li>
            <li>{m.language_tests_rule_accents()}</li>
            <li>{m.language_tests_rule_private()}</li>
          </ul>
          <TestChoice languages={tests.languages} />
        </section>
        <section aria-labelledby="levels">
          <h2 id="levels">{m.language_tests_levels_title()}</h2>
          <p className="mt-3 max-w-[42rem]">{m.language_tests_levels_text()}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {cefrLevels.map((level) => (
              <li key={level}>
                {m.language_tests_level_from({ level, percent: shareText(testCutOffs[level] / 100) })}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PartPage>
  );
}
