import { useRef, useState } from 'react';

import type { TestResult } from '#contract/language-tests/language-tests.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { requireOwner } from '#web/features/profiles/own-page.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { focusAfterDialog } from '#web/ui/focus.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import type { Route } from './+types/language-test-page';
import { TestForm } from './test-form.tsx';
import { ResultFacts, ResultSwitch } from './test-results.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? m.language_tests_test({ language: listedLanguageName(loaderData.language) })
      : m.app_not_found(),
  });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  requireOwner(args, 'job_seeker');
  return orNotFound(requestOf(args.context).api.languageTests.read({ id: args.params.testId }));
}

/** One test: its texts until the time is over, then its result. */
export default function LanguageTestPage({ loaderData: test }: Route.ComponentProps) {
  const [result, setResult] = useState(test.result);
  const isInBrowser = useIsInBrowser();
  const place = useRef<HTMLDivElement>(null);
  const showResult = (sent: TestResult) => {
    setResult(sent);
    focusAfterDialog(() => place.current);
  };
  return (
    <div className="page-width pt-8 pb-14 md:pt-12">
      <p className="mb-3">
        <BackLink to={href(paths.languageTests())}>{m.language_tests_title()}</BackLink>
      </p>
      <h1 className="hyphens-auto">{m.language_tests_test({ language: listedLanguageName(test.language) })}</h1>
      {result ? (
        <div ref={place} tabIndex={-1} className="mt-6 flex max-w-[42rem] flex-col gap-5">
          <ResultFacts result={result} />
          <p>{m.language_tests_limits()}</p>
          <ResultSwitch result={result} onChanged={() => undefined} />
        </div>
      ) : test.texts.length > 0 ? (
        <>
          <p className="mt-4 max-w-[42rem]">{m.language_tests_instructions()}</p>
          {isInBrowser && <TestForm test={test} onSent={showResult} />}
        </>
      ) : (
        <Alert className="mt-6">{m.language_tests_over()}</Alert>
      )}
    </div>
  );
}
