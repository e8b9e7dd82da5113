import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { NotificationPreference } from '#contract/notifications/notifications.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { say } from '#web/ui/say.ts';
import { notificationTypeWords } from '#words/notifications.ts';

type Channel = 'inApp' | 'byMail';

/** The channels of each type of notification; changes are saved at once. */
export function Preferences({ initial }: { initial: NotificationPreference[] }) {
  const [preferences, setPreferences] = useState(initial);
  const put = (changed: NotificationPreference) =>
    setPreferences((all) => all.map((one) => (one.type === changed.type ? changed : one)));
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: ({ to }: { from: NotificationPreference; to: NotificationPreference }) =>
      api.notifications.setPreference(to),
    // One at a time, in order.
    scope: { id: 'notification-preferences' },
    onMutate: ({ to }) => put(to),
    onError: (_error, { from }) => put(from),
  });
  const toggle = (from: NotificationPreference, channel: Channel) =>
    mutate({ from, to: { ...from, [channel]: !from[channel] } });
  return (
    <>
      <table className="w-full">
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="pe-3 pb-2 text-start font-semibold">
              {m.notifications_kind()}
            </th>
            <th scope="col" className="w-18 px-1 pb-2 font-semibold md:w-24 md:px-2">
              {m.notifications_in_app()}
            </th>
            <th scope="col" className="w-18 ps-1 pb-2 font-semibold md:w-24 md:ps-2 md:whitespace-nowrap">
              {m.notifications_by_mail()}
            </th>
          </tr>
        </thead>
        <tbody>
          {preferences.map((preference) => (
            <Row key={preference.type} preference={preference} onToggle={(channel) => toggle(preference, channel)} />
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-2 -mb-3 min-h-6 text-sm text-soft">
        {isSuccess ? m.notifications_saved() : ''}
      </p>
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
    </>
  );
}

function Row({
  preference: { type, inApp, byMail },
  onToggle,
}: {
  preference: NotificationPreference;
  onToggle: (channel: Channel) => void;
}) {
  const kind = say(notificationTypeWords[type]);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pe-3 text-start font-normal hyphens-auto">
        {kind}
        {!inApp && !byMail && <span className="block text-sm text-soft">{m.notifications_off()}</span>}
      </th>
      <Choice label={m.notifications_in_app_of({ kind })} isOn={inApp} onToggle={() => onToggle('inApp')} />
      <Choice label={m.notifications_by_mail_of({ kind })} isOn={byMail} onToggle={() => onToggle('byMail')} />
    </tr>
  );
}

function Choice({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <td className="px-2 py-3 last:pe-0">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native check box has the state
        role="switch"
        className="choice mx-auto"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
      />
    </td>
  );
}
