import { useState } from 'react';

import type { AdminPage, AdminVersion } from '#contract/own-pages/own-pages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { ownPageDay } from '#web/app/own-page-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface VersionsProps {
  page: AdminPage;
  /** When the page was read. */
  today: string;
  onTakenUp: () => Promise<void>;
}

export function Versions({ page: { page, versions }, today, onTakenUp }: VersionsProps) {
  const [asked, setAsked] = useState<number>();
  const takeUp = async (number: number) => {
    await api.admin.pages.takeUp({ page, number });
    showToast({ title: m.admin_pages_taken_up({ number }) });
    await onTakenUp();
  };
  if (versions.length === 0) return <p className="mt-3 text-soft">{m.admin_pages_versions_none()}</p>;
  return (
    <>
      <ol className="mt-3 flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li key={version.number} className="py-4 first:pt-0 last:pb-0">
            <Version {...{ version, today }} />
            <p className="mt-2 flex flex-wrap items-center gap-x-4">
              <Link
                to={href(paths.ownPageVersion(page, version.number))}
                aria-label={`${m.admin_pages_version_see()}: ${m.admin_pages_version({ number: version.number })}`}
              >
                {m.admin_pages_version_see()}
              </Link>
              <Button variant="ghost" size="sm" onClick={() => setAsked(version.number)}>
                {m.admin_pages_take_up()}
                <span className="sr-only">: {m.admin_pages_version({ number: version.number })}</span>
              </Button>
            </p>
          </li>
        ))}
      </ol>
      {asked !== undefined && (
        <ConfirmDialog
          title={m.admin_pages_take_up_title({ number: asked })}
          message={m.admin_pages_take_up_text()}
          confirmLabel={m.admin_pages_take_up()}
          destructive={false}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => takeUp(asked)}
        />
      )}
    </>
  );
}

function Version({ version, today }: { version: AdminVersion; today: string }) {
  const { number, publishedAt, inForceFrom, publishedBy, note, asksConsent } = version;
  const date = ownPageDay(inForceFrom);
  const facts = [ownPageDay(publishedAt), publishedBy];
  const force = inForceFrom > today ? m.admin_pages_until({ date }) : m.admin_pages_since({ date });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {m.admin_pages_version({ number })}
        {asksConsent && <Badge variant="secondary">{m.admin_pages_asks()}</Badge>}
      </p>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      {asksConsent && <p className="text-sm text-soft">{force}</p>}
      {note && <p className="mt-1 text-sm whitespace-pre-line">{note}</p>}
    </>
  );
}
