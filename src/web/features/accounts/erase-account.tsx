import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { undecidedStatuses } from '#contract/applications/application-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { href } from '#web/app/href.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { endSession, leaveFor } from '#web/app/session-change.ts';
import { forgetPerson } from '#web/app/sign-out.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

import { useAccountForm } from './use-account-form.ts';

const resolver = contractResolver(async () => (await import('#contract/accounts/own-data.ts')).eraseInput);

interface EraseAccountProps {
  viewer: Viewer;
  hasPassword: boolean;
  onClose: () => void;
}

const ofAccount = { title: m.owndata_erase_title, erase: m.owndata_erase, done: m.owndata_erased_title };
const withoutAccount = { title: m.person_erase_title, erase: m.person_erase, done: m.person_erased };

export function EraseAccount({ viewer, hasPassword, onClose }: EraseAccountProps) {
  const texts = viewer.unclaimed ? withoutAccount : ofAccount;
  const formId = useId();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['password'],
    async send(input) {
      await endSession(api.ownData.erase(input));
      forgetPerson();
      storeToast({ title: texts.done(), description: m.owndata_erased() });
      await leaveFor(href(paths.home()));
    },
  });
  const { errors, isSubmitting } = form.formState;
  const close = () => isSubmitting || onClose();
  const footer = (
    <>
      <Button variant="outline" onClick={close}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} variant="destructive" isPending={isSubmitting}>
        {texts.erase()}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" isOpen title={texts.title()} onClose={close} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <WhatIsLost viewer={viewer} />
        {hasPassword ? (
          <>
            {/* For password managers: the account of this password. */}
            <input type="email" autoComplete="username" value={viewer.email} readOnly hidden />
            <PasswordField
              label={m.owndata_password()}
              autoComplete="current-password"
              isRequired
              errorMessage={errors.password?.message}
              {...form.register('password')}
            />
          </>
        ) : (
          !viewer.unclaimed && <p className="text-soft">{m.security_proof_follows()}</p>
        )}
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}

/** Until the counts are loaded, or if they cannot be, without them. */
function WhatIsLost({ viewer: { role, unclaimed } }: { viewer: Viewer }) {
  const { data: applications } = useQuery(
    queries.applications.mine.queryOptions({ input: {}, enabled: role === 'job_seeker' }),
  );
  const { data: jobs } = useQuery(
    queries.jobs.manage.queryOptions({ input: { limit: 1 }, enabled: role === 'employer' }),
  );
  const open = applications && sum(undecidedStatuses.map((status) => applications.counts[status]));
  const jobCount = jobs && sum(Object.values(jobs.counts));
  return (
    <div>
      <p>{m.owndata_lost()}</p>
      <ul className="mt-2 list-disc ps-5 text-soft">
        {!unclaimed && <li>{m.owndata_lost_account()}</li>}
        <li>{m.owndata_lost_profile()}</li>
        <li>{m.owndata_lost_files()}</li>
        {open ? <li>{m.owndata_lost_applications({ count: open })}</li> : null}
        {role === 'employer' && (
          <li>{jobCount ? m.owndata_lost_company_jobs({ count: jobCount }) : m.owndata_lost_company()}</li>
        )}
      </ul>
    </div>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
