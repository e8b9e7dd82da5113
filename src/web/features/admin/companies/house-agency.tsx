import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { AgencyName } from '#contract/agency/agency.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface HouseAgencyProps {
  company: { id: string; name: string };
  /** Null without one. */
  agency: AgencyName | null;
}

/** Whether the company is the house agency, which an administrator can change. */
export function HouseAgency({ company: { id, name }, agency }: HouseAgencyProps) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const isAgency = agency?.id === id;
  const change = async () => {
    await api.agency.name({ companyId: isAgency ? null : id });
    showToast({ title: m.agency_admin_saved() });
    await revalidate();
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2>{m.agency_admin()}</h2>
      <p className="text-soft">{stateText(agency, isAgency)}</p>
      <Button variant={isAgency ? 'destructive' : 'outline'} onClick={() => setAsking(true)}>
        {isAgency ? m.agency_admin_end() : m.agency_admin_name()}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          destructive={isAgency}
          title={isAgency ? m.agency_admin_end_title({ name }) : m.agency_admin_name_title({ name })}
          message={isAgency ? m.agency_admin_end_text() : m.agency_admin_name_text()}
          confirmLabel={isAgency ? m.agency_admin_end() : m.agency_admin_name()}
          onClose={() => setAsking(false)}
          onConfirm={change}
        />
      )}
    </Card>
  );
}

function stateText(agency: AgencyName | null, isAgency: boolean): string {
  if (isAgency) return m.agency_admin_is();
  return agency ? m.agency_admin_other({ name: agency.name }) : m.agency_admin_none();
}
