import { type ReactNode, useId } from 'react';

import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';

import { ProfileDetails } from '../apply/profile-details.tsx';
import { SentProfile } from '../apply/sent-profile.tsx';

/** What the employer got with an application: the letter, and the profile as it was. */
export function Sent({ application: { coverLetter, applicant } }: { application: Application }) {
  return (
    <>
      <Part title={m.applications_letter()}>
        {coverLetter ? (
          <p className="max-w-[42rem] whitespace-pre-line">{coverLetter}</p>
        ) : (
          <p className="text-soft">{m.applications_letter_none()}</p>
        )}
      </Part>
      <Part title={m.applications_profile_then()}>
        <SentProfile facts={applicant}>
          <ProfileDetails facts={applicant} />
        </SentProfile>
      </Part>
    </>
  );
}

/** A part of an application under a hairline. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7 pb-9">
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
