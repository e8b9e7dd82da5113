import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Section } from '#web/features/site/section.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function Benefits() {
  return (
    <Section title={m.employers_benefits_title()}>
      <div className="grid gap-5 md:grid-cols-2">
        <Benefit
          title={m.employers_benefit_quality()}
          text={m.employers_benefit_quality_text()}
          sample={
            <>
              <LanguageChip language="fr" level="C1" state="met" />
              <LanguageChip language="de" level="B2" state="met" />
            </>
          }
        />
        <Benefit
          title={m.employers_benefit_multilingual()}
          text={m.employers_benefit_multilingual_text()}
          sample={
            <>
              <LanguageChip language="es" level="native" />
              <LanguageChip language="pt" level="B2" />
            </>
          }
        />
        <Benefit
          title={m.employers_benefit_reach()}
          text={m.employers_benefit_reach_text()}
          sample={[
            m.jobs_category_account_management(),
            m.jobs_category_sales(),
            m.jobs_category_customer_service(),
          ].map((name) => (
            <Badge key={name} variant="outline">
              {name}
            </Badge>
          ))}
        />
        <Benefit
          title={m.employers_benefit_verified()}
          text={m.employers_benefit_verified_text()}
          sample={
            <Badge variant="secondary">
              <Check className="size-3.5 stroke-[2.5]" />
              {m.employers_example_confirmed()}
            </Badge>
          }
        />
      </div>
    </Section>
  );
}

function Benefit({ title, text, sample }: { title: string; text: string; sample: ReactNode }) {
  return (
    <Card className="flex flex-col">
      <h3 className="font-serif text-lg font-medium">{title}</h3>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      {/* Decorative: the text says the same. */}
      <div aria-hidden="true" className="mt-auto flex min-h-8 flex-wrap items-center gap-2">
        {sample}
      </div>
    </Card>
  );
}
