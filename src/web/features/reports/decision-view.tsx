import type { Decision } from '#contract/admin/decisions.ts';
import { APPEAL_TEXT_MAX } from '#contract/admin/moderation-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { useSite } from '#web/app/site.ts';
import { AccountForm, SubmitButton } from '#web/features/accounts/account-form.tsx';
import { useAccountForm } from '#web/features/accounts/use-account-form.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Time } from '#web/ui/time.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { DecisionFacts } from './decision-facts.tsx';
import { dayText, decisionName, effectText, outcomeText } from './decision-words.ts';

interface DecisionViewProps {
  decision: Decision;
  isSignedIn: boolean;
  /** Sends an appeal, and shows it. */
  onAppeal: (text: string) => Promise<void>;
}

/** A statement of reasons, and the appeal against it (Regulation (EU) 2022/2065, articles 17 and 20). */
export function DecisionView({ decision, isSignedIn, onAppeal }: DecisionViewProps) {
  const { name: site } = useSite();
  return (
    <div className="page-width pt-6 pb-16 md:pt-8">
      {isSignedIn && <BackLink to={href(paths.decisions())}>{m.decisions_title()}</BackLink>}
      <div className="mt-4 max-w-[42rem]">
        <h1>{decisionName(decision)}</h1>
        <p dir="auto" className="mt-3 line-clamp-6 font-semibold whitespace-pre-line">
          {decision.about}
        </p>
        <p className="mt-3 text-soft">{effectText(decision, site)}</p>
        <Card as="section" className="mt-6">
          <DecisionFacts decision={decision} />
        </Card>
        <section className="mt-10">
          <h2>{m.decisions_appeal()}</h2>
          <div className="mt-3">
            <Appeal decision={decision} onAppeal={onAppeal} />
          </div>
        </section>
      </div>
    </div>
  );
}

function Appeal({ decision, onAppeal }: Omit<DecisionViewProps, 'isSignedIn'>) {
  const { appeal, appealUntil, can } = decision;
  if (can.appeal) {
    return (
      <>
        <p className="text-soft">{m.decisions_appeal_lead({ date: dayText(appealUntil) })}</p>
        <AppealForm onAppeal={onAppeal} />
      </>
    );
  }
  if (!appeal) return <p className="text-soft">{m.decisions_appeal_over({ date: dayText(appealUntil) })}</p>;
  return (
    <>
      <blockquote dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line">
        {appeal.text}
      </blockquote>
      {appeal.decided ? (
        <div className="mt-4 space-y-2">
          <p className="font-semibold">{outcomeText(appeal.decided.outcome)}</p>
          <p className="whitespace-pre-line">{appeal.decided.reason}</p>
          <p className="text-sm text-soft">
            {appeal.decided.byOther ? m.decisions_appeal_other() : m.decisions_appeal_alone()}{' '}
            <Time iso={appeal.decided.at} />
          </p>
        </div>
      ) : (
        <p className="mt-4 text-soft">{m.decisions_appeal_waits({ date: dayText(appeal.at) })}</p>
      )}
    </>
  );
}

const resolver = contractResolver(async () => (await import('#contract/admin/decisions.ts')).appealFields);

function AppealForm({ onAppeal }: Pick<DecisionViewProps, 'onAppeal'>) {
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['text'],
    async send({ text }) {
      await onAppeal(text);
      showToast({ title: m.decisions_appeal_sent() });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <AccountForm onSubmit={submit} problem={problem} className="mt-6">
      <TextArea
        label={m.decisions_appeal_text()}
        hint={m.decisions_appeal_text_hint()}
        isRequired
        maxLength={APPEAL_TEXT_MAX}
        errorMessage={errors.text?.message}
        {...form.register('text')}
      />
      <SubmitButton isPending={isSubmitting} className="self-start">
        {m.decisions_appeal_submit()}
      </SubmitButton>
    </AccountForm>
  );
}
