import { ArrowRight, Bell, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { PartSection } from './part-section.tsx';

const variants: ButtonVariant[] = ['default', 'secondary', 'outline', 'destructive', 'ghost'];

export function ButtonParts() {
  const [isPending, setPending] = useState(false);
  return (
    <PartSection title="Buttons and links">
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, disabled
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button size="lg">
          Large <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="outline" size="icon" aria-label="Notifications">
          <Bell aria-hidden="true" />
        </Button>
        <Button variant="destructive">
          <Trash2 aria-hidden="true" /> Bewerbung unwiderruflich zurückziehen
        </Button>
        <Button isPending={isPending} onClick={() => setPending(true)}>
          {isPending ? 'Sending' : 'Press to wait'}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Link to="/jobs">A link in text</Link>
        <Link to="/jobs" look="quiet">
          A quiet link
        </Link>
        <ButtonLink to="/jobs" variant="outline">
          A link as a button
        </ButtonLink>
      </div>
    </PartSection>
  );
}
