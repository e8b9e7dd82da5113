import type { UserType } from '#contract/accounts/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function AccountAside({ userType }: { userType: UserType }) {
  return (
    <div className="hidden rounded-card bg-sunken p-12 lg:block">
      <p className="font-serif text-2xl">{userType === 'employer' ? m.auth_aside_employer() : m.auth_aside_seeker()}</p>
      <div aria-hidden className="mt-8 flex flex-wrap gap-2.5">
        <LanguageChip language="pt" level="native" />
        <LanguageChip language="en" level="C1" />
        <LanguageChip language="de" level="B2" />
        <LanguageChip language="it" level="A2" />
      </div>
    </div>
  );
}
