import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { showToast } from '#web/ui/toast.tsx';

import type { AnswerProps } from './answer.tsx';
import { hasOfferChanged } from './offer-changed.ts';

const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What the candidate signs with, and sending it. */
export function useAcceptance({ offer, onChanged }: AnswerProps) {
  const { id, name, company, confirmsBy, version } = offer;
  const [typed, setTyped] = useState('');
  const [agreedTo, setAgreedTo] = useState<number>();
  const [code, setCode] = useState('');
  const [isMailed, setMailed] = useState(false);
  const { problem, problems, isSending, refuse, send } = useSend();
  const agrees = agreedTo === version.number;
  const needsCode = confirmsBy === 'code' && !isMailed;

  const mailCode = async () => {
    await api.ownOffers.mailCode({ id });
    setMailed(true);
  };
  const accept = async () => {
    const proof = isMailed ? { code } : {};
    try {
      await api.ownOffers.accept({ id, version: version.number, name: typed, agrees: true, ...proof });
      showToast({ title: m.own_offer_accepted(), description: company.name });
    } catch (error) {
      if (!hasOfferChanged(error)) throw error;
    }
    await onChanged();
  };
  return {
    typed,
    setTyped,
    agrees,
    code,
    setCode,
    isMailed,
    needsCode,
    problem,
    problems,
    isSending,
    /** Only to this version: another one asks again. */
    setAgrees: (isTicked: boolean) => setAgreedTo(isTicked ? version.number : undefined),
    mailCode: () => send(mailCode, { isKept: true }),
    async submit(): Promise<void> {
      if (plain(typed) !== plain(name)) return refuse('name', m.own_offer_name_other({ name }));
      if (!agrees) return refuse('agrees', m.own_offer_agrees_first());
      return send(needsCode ? mailCode : accept, { isKept: true });
    },
  };
}
