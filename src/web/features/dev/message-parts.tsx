import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { PartSection } from './part-section.tsx';

const errors = [
  { name: 'title', message: 'Give the job a title.' },
  { name: 'pay', message: 'The highest pay is lower than the lowest.' },
];

export function MessageParts() {
  return (
    <PartSection title="Messages">
      <Alert isStatic>This job is shown in German, the language it was written in.</Alert>
      <Alert isStatic variant="success" title="Your application was sent">
        Brücke Logistik will answer you here.
      </Alert>
      <Alert
        isStatic
        variant="attention"
        title="We could not send your message"
        action={
          <Button size="sm" variant="outline">
            Try again
          </Button>
        }
      >
        It is still here.
      </Alert>
      <ErrorSummary errors={errors} onFocusField={() => {}} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          onClick={() =>
            showToast({
              title: 'Saved',
              description: 'Your profile is up to date.',
              link: { href: '/profile', label: 'See your profile' },
            })
          }
        >
          Show a toast
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            showToast({
              title: 'Sign In Failed',
              description: 'Please check your credentials.',
              variant: 'destructive',
            })
          }
        >
          Show a bad one
        </Button>
        <Spinner className="size-6" />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Progress label="Checking the job" value={3} max={5} valueLabel="3 of 5" />
        <Progress label="Connecting" />
      </div>
    </PartSection>
  );
}
