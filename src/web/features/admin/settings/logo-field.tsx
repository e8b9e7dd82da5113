import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { siteLogoRule } from '#contract/files/file-rules.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useSite } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Shown instead of the name. */
export function LogoField({ setting: { id, description } }: { setting: Setting }) {
  const { logo, name } = useSite();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    setSending(true);
    try {
      await work();
      showToast({ title: m.admin_setting_updated() });
      await revalidate();
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setSending(false);
  };
  return (
    <FileDrop
      label={description}
      hint={m.admin_setting_logo_hint()}
      accept={siteLogoRule.types}
      maxBytes={siteLogoRule.maxBytes}
      errorMessage={problem}
      onSelect={(file) => void change(() => api.site.saveLogo({ file }))}
    >
      {logo && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="site-logo border border-line">
            <img src={logo.path} alt={name} width={logo.width} height={logo.height} />
          </span>
          <Button
            variant="outline"
            size="sm"
            isPending={isSending}
            onClick={() => void change(() => api.settings.update({ id, value: null }))}
          >
            {m.admin_setting_logo_remove()}
          </Button>
        </div>
      )}
    </FileDrop>
  );
}
