import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { User, UserAbilities } from '#contract/admin/users.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import type { Grounds } from '#web/features/reports/grounds-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

const GroundsDialog = loadLater(async () => import('#web/features/reports/grounds-dialog.tsx'));

type Act = keyof UserAbilities;

interface UserAction {
  label: () => string;
  /** The confirmation, for actions that remove or restore something. */
  ask?: { title: (inputs: { name: string }) => string; text: () => string };
  carryOut: (user: { id: string }) => Promise<unknown>;
  done: (inputs: { name: string }) => string;
}

/** All actions but the ban, which requires a reason. */
const userActions: Record<Exclude<Act, 'ban'>, UserAction> = {
  resendVerification: {
    label: m.admin_resend,
    carryOut: api.admin.users.resendVerification,
    done: m.admin_mail_on_its_way,
  },
  sendReset: { label: m.admin_reset, carryOut: api.admin.users.sendReset, done: m.admin_mail_on_its_way },
  endSessions: {
    label: m.admin_end_sessions,
    ask: { title: m.admin_end_sessions_title, text: m.admin_end_sessions_text },
    carryOut: api.admin.users.endSessions,
    done: m.admin_sessions_ended,
  },
  unban: {
    label: m.admin_unban,
    ask: { title: m.admin_unban_title, text: m.admin_unban_text },
    carryOut: api.admin.users.unban,
    done: m.admin_unban_done,
  },
};

export function UserActions({ user: { id, name, can } }: { user: User }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Act>();
  const [problem, setProblem] = useState<string>();
  const close = () => setAsked(undefined);

  const carryOut = async ({ carryOut: act, done }: UserAction) => {
    setProblem(undefined);
    try {
      await act({ id });
      showToast({ title: done({ name }) });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    // Also after a refusal: what is allowed may have changed.
    await revalidate();
  };
  const ban = async (grounds: Grounds) => {
    await api.admin.users.ban({ id, ...grounds });
    showToast({ title: m.admin_ban_done({ name }) });
    await revalidate();
  };
  const askedAction = asked && asked !== 'ban' ? userActions[asked] : undefined;
  const possible = (Object.keys(userActions) as Exclude<Act, 'ban'>[]).filter((act) => can[act]);
  return (
    <div className="mt-4 flex flex-col gap-3">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {possible.map((act) => (
        <Button
          key={act}
          variant="outline"
          onClick={() => (userActions[act].ask ? setAsked(act) : void carryOut(userActions[act]))}
        >
          {userActions[act].label()}
        </Button>
      ))}
      {can.ban && (
        <Button variant="destructive" onClick={() => setAsked('ban')}>
          {m.admin_ban()}
        </Button>
      )}
      {asked === 'ban' && <BanDialog name={name} onClose={close} onBan={ban} />}
      {askedAction?.ask && (
        <ConfirmDialog
          title={askedAction.ask.title({ name })}
          message={askedAction.ask.text()}
          confirmLabel={askedAction.label()}
          destructive={false}
          isOpen
          onClose={close}
          onConfirm={() => carryOut(askedAction)}
        />
      )}
    </div>
  );
}

interface BanDialogProps {
  name: string;
  onClose: () => void;
  onBan: (grounds: Grounds) => Promise<void>;
}

/** A ban requires a reason. */
function BanDialog({ name, onClose, onBan }: BanDialogProps) {
  return (
    <GroundsDialog
      title={m.admin_ban_title({ name })}
      hint={m.admin_ban_reason_hint()}
      action={m.admin_ban()}
      onClose={onClose}
      onSubmit={onBan}
    >
      {m.admin_ban_text()}
    </GroundsDialog>
  );
}
