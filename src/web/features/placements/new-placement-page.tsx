import { useState } from 'react';
import { data, useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { textsOf } from '#web/app/list-params.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSend } from '#web/app/use-send.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import type { Route } from './+types/new-placement-page';
import { inputOf, type TypedPlacement, PlacementFields } from './placement-fields.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.placement_new() });

export async function loader(args: Route.LoaderArgs) {
  requireConsultant(args);
  const { client, presentation, mandate } = textsOf(args.url.searchParams);
  if (client === undefined) throw data(null, 404);
  const prepared = await orNotFound(requestOf(args.context).api.placements.prepare({ id: client }));
  const person = prepared.presented.find(({ presentationId }) => presentationId === presentation);
  const first = prepared.mandates.find(({ id }) => id === (person?.mandateId ?? mandate));
  return { prepared, person, mandate: first };
}

/** A placement that a consultant begins by hand. */
export default function NewPlacementPage({ loaderData }: Route.ComponentProps) {
  const { client } = loaderData.prepared;
  return (
    <div className="page-width max-w-[48rem] pt-6 pb-12 md:pt-8">
      <BackLink to={href(paths.client(client.id))}>{client.name}</BackLink>
      <h1 className="mt-2 mb-8">{m.placement_new()}</h1>
      <NewPlacementForm key={client.id} {...loaderData} />
    </div>
  );
}

function NewPlacementForm({ prepared: { client, mandates, presented }, person, mandate }: FormProps) {
  const navigate = useNavigate();
  const { problem, problems, isSending, send } = useSend();
  const [whom, setWhom] = useState({ presentationId: person?.presentationId ?? '', mandateId: mandate?.id ?? '' });
  const [draft, setDraft] = useState<TypedPlacement>({
    title: mandate?.title ?? '',
    startsOn: '',
    fixedPay: '0',
    variablePay: '0',
    currency: 'EUR',
  });
  const choose = (chosen: Whom) => {
    setWhom(chosen);
    const title = mandates.find(({ id }) => id === chosen.mandateId)?.title;
    if (title !== undefined && draft.title === '') setDraft({ ...draft, title });
  };
  const create = async () => {
    const { id } = await api.placements.create({
      clientId: client.id,
      mandateId: whom.mandateId || null,
      presentationId: whom.presentationId || null,
      ...inputOf(draft),
    });
    await navigate(href(paths.placement(id)));
  };
  return (
    <form
      method="dialog"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(create);
      }}
    >
      {problem && <Alert variant="attention">{problem}</Alert>}
      <WhomFields {...{ whom, mandates, presented, problems }} onChange={choose} />
      <PlacementFields draft={draft} problems={problems} onChange={setDraft} />
      <Button type="submit" className="self-start" isPending={isSending}>
        {m.placement_create()}
      </Button>
    </form>
  );
}

type FormProps = Route.ComponentProps['loaderData'];

/** Empty: none. */
interface Whom {
  presentationId: string;
  mandateId: string;
}

interface WhomFieldsProps extends Pick<FormProps['prepared'], 'mandates' | 'presented'> {
  whom: Whom;
  problems: ReadonlyMap<string, string>;
  onChange: (whom: Whom) => void;
}

const WhomFields = ({ whom, mandates, presented, problems, onChange }: WhomFieldsProps) => (
  <>
    <NativeSelect
      label={m.placement_person()}
      emptyLabel={m.placement_no_person()}
      options={presented.map((one) => ({ value: one.presentationId, label: one.name }))}
      value={whom.presentationId}
      errorMessage={problems.get('presentationId')}
      onChange={({ currentTarget: { value } }) => {
        // A person is placed for what they were presented for.
        const chosen = presented.find((one) => one.presentationId === value);
        onChange({ presentationId: value, mandateId: chosen?.mandateId ?? whom.mandateId });
      }}
    />
    <NativeSelect
      label={m.placement_mandate()}
      emptyLabel={m.placement_no_mandate()}
      options={mandates.map(({ id, title }) => ({ value: id, label: title }))}
      value={whom.mandateId}
      errorMessage={problems.get('mandateId')}
      onChange={({ currentTarget }) => onChange({ ...whom, mandateId: currentTarget.value })}
    />
  </>
);
