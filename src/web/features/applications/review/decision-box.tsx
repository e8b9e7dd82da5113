import { Check, MessagesSquare, Star, X } from 'lucide-react';
import type { Ref } from 'react';

import type { Application } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';

import { decisionTexts, finalText } from './decision-texts.ts';
import type { Decision } from './use-review.ts';

const looks: Record<Decision, { variant: ButtonVariant; Icon: typeof Check }> = {
  accept: { variant: 'default', Icon: Check },
  reject: { variant: 'destructive', Icon: X },
  shortlist: { variant: 'outline', Icon: Star },
  interview: { variant: 'outline', Icon: MessagesSquare },
};

const order: readonly Decision[] = ['accept', 'reject', 'shortlist', 'interview'];

/** The decision that was made (specification, section 4). */
export function FinalNote({ application: { status, rejection } }: { application: Application }) {
  const end = finalText(status);
  if (!end) return null;
  return (
    <div className="mt-6">
      <Alert isStatic variant={status === 'accepted' ? 'success' : 'info'}>
        {end}
        {rejection?.reason && <p>{m.rejections_was({ reason: rejection.reason })}</p>}
        {rejection?.told && <p className="whitespace-pre-line">{m.rejections_told({ text: rejection.told })}</p>}
      </Alert>
    </div>
  );
}

interface DecisionButtonsProps {
  application: Application;
  onDecide: (decision: Decision) => void;
  ref: Ref<HTMLDivElement>;
}

export function DecisionButtons({ application: { status, can }, onDecide, ref }: DecisionButtonsProps) {
  if (finalText(status) || !can.decide) return null;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={m.applications_decision()}
      className="flex min-w-0 gap-1.5 max-md:basis-full md:gap-2.5"
    >
      {order
        .filter((decision) => can[decision])
        .map((decision) => (
          <DecisionButton key={decision} decision={decision} onPress={() => onDecide(decision)} />
        ))}
    </div>
  );
}

function DecisionButton({ decision, onPress }: { decision: Decision; onPress: () => void }) {
  const { variant, Icon } = looks[decision];
  const isEnd = decision === 'accept' || decision === 'reject';
  return (
    // On a phone, all of them fit on one line.
    <Button
      variant={variant}
      onClick={onPress}
      className={isEnd ? 'max-md:flex-1 max-md:px-1 max-md:text-sm max-md:[&_svg]:hidden' : 'max-md:w-11 max-md:p-0'}
    >
      <Icon aria-hidden="true" />
      <span className={isEnd ? '' : 'max-md:sr-only'}>{decisionTexts[decision].action()}</span>
    </Button>
  );
}
