import { useState } from 'react';

import { pagesWithText } from '#contract/own-pages/own-page-choices.ts';
import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { ownPageName, ownPagePath } from '#web/app/own-page-names.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { PublishDialog } from './publish-dialog.tsx';

interface DraftActionsProps {
  page: AdminPage;
  /** When the page was read. */
  today: string;
  onChanged: () => Promise<void>;
}

export function DraftActions({ page, today, onChanged }: DraftActionsProps) {
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const close = () => setAsked(undefined);
  const { draft } = page;
  const isShown = page.versions.length > 0 || pagesWithText.includes(page.page);
  const discard = async () => {
    await api.admin.pages.discard({ page: page.page });
    showToast({ title: m.admin_pages_discarded() });
    await onChanged();
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {draft ? (
        <>
          <Button onClick={() => setAsked('publish')}>{m.admin_pages_publish()}</Button>
          <Button variant="outline" onClick={() => setAsked('discard')}>
            {m.admin_pages_discard()}
          </Button>
        </>
      ) : (
        <p className="text-soft">{m.admin_pages_no_draft()}</p>
      )}
      {isShown && <Link to={href(ownPagePath(page.page))}>{m.admin_pages_see()}</Link>}
      {draft && asked === 'publish' && (
        <PublishDialog {...{ page, draft, today }} onClose={close} onPublished={onChanged} />
      )}
      <ConfirmDialog
        title={m.admin_pages_discard_title()}
        message={`${ownPageName(page.page)}: ${m.admin_pages_discard_text()}`}
        confirmLabel={m.admin_pages_discard()}
        destructive
        isOpen={asked === 'discard'}
        onClose={close}
        onConfirm={discard}
      />
    </div>
  );
}
