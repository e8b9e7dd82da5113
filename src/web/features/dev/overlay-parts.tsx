import { Copy, Pause, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { PartSection } from './part-section.tsx';

const tabs = [
  { id: 'settings', label: 'Settings', content: <p>What the platform does.</p> },
  { id: 'users', label: 'Benutzerverwaltung', content: <p>Who is here.</p> },
  { id: 'figures', label: 'Figures', content: <p>How it goes.</p> },
];

const jobActions = [
  { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
  { id: 'duplicate', label: 'Duplicate', icon: <Copy aria-hidden="true" /> },
  { id: 'pause', label: 'Pause', icon: <Pause aria-hidden="true" />, isDisabled: true },
  {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 aria-hidden="true" />,
    destructive: true,
    isSeparated: true,
  },
];

export function OverlayParts() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'failing'>();
  const close = () => setOpen(undefined);
  return (
    <PartSection title="Overlays and tabs">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <Button variant="outline" onClick={() => setOpen('failing')}>
          Ask, then fail
        </Button>
        <Menu trigger="Job" items={jobActions} />
      </div>
      <Tabs label="Administration" tabs={tabs} />
      <Dialog
        title="Save this search"
        isOpen={open === 'dialog'}
        onClose={close}
        footer={<Button onClick={close}>Save search</Button>}
      >
        <TextField label="Name" defaultValue="Sales in Hamburg" />
      </Dialog>
      <ConfirmDialog
        title="Reject this application?"
        message="The applicant is told at once. This cannot be undone."
        confirmLabel="Reject application"
        destructive
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
      />
      <ConfirmDialog
        title="Accept this application?"
        message="The applicant is told at once."
        confirmLabel="Accept application"
        destructive={false}
        isOpen={open === 'failing'}
        onClose={close}
        onConfirm={() => Promise.reject(new Error('for show'))}
      />
    </PartSection>
  );
}
