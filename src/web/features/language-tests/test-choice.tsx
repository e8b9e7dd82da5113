import { useNavigate } from 'react-router';

import type { TestLanguage } from '#contract/language-tests/language-test-choices.ts';
import type { LanguageTests } from '#contract/language-tests/language-tests.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { useMomentText } from '#web/ui/use-moment-text.ts';

/** Starting a test starts its time. */
export function TestChoice({ languages }: Pick<LanguageTests, 'languages'>) {
  const { problem, isSending, send } = useSend();
  const navigate = useNavigate();
  const momentText = useMomentText();
  const begin = (language: TestLanguage) =>
    send(async () => {
      const { id } = await api.languageTests.begin({ language });
      await navigate(href(paths.languageTest(id)));
    });
  const open = languages.filter(({ running, possibleFrom }) => running !== null || possibleFrom === null);
  return (
    <>
      {problem && (
        <Alert variant="attention" className="mt-4">
          {problem}
        </Alert>
      )}
      <ul className="mt-5 flex flex-wrap gap-3">
        {open.map(({ language, running }) => {
          const name = listedLanguageName(language);
          return (
            <li key={language}>
              {running ? (
                <ButtonLink to={href(paths.languageTest(running))}>
                  {m.language_tests_continue({ language: name })}
                </ButtonLink>
              ) : (
                <Button variant="outline" isPending={isSending} onClick={() => void begin(language)}>
                  {m.language_tests_start({ language: name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ul className="mt-5 flex flex-col gap-1 text-soft empty:hidden">
        {languages.map(
          ({ language, running, possibleFrom }) =>
            !running &&
            possibleFrom && (
              <li key={language}>
                {m.language_tests_again({ language: listedLanguageName(language), date: momentText(possibleFrom) })}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
