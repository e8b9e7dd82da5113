import { invitationsContract, teamsContract } from '#contract/companies/teams.ts';

import { implementing } from '../../procedures.ts';
import { acceptInvitation, declineInvitation, invite, readInvitation, revokeInvitation } from './invitations.ts';
import { changeRole, chooseCompany, listMemberships, readTeam, removeMember, requireSecondFactor } from './team.ts';

const invitationsProcedures = implementing(invitationsContract);
const teamsProcedures = implementing(teamsContract);

const done = { done: true } as const;

export const teamsApi = {
  mine: teamsProcedures.mine.handler(({ context }) => listMemberships(context)),
  choose: teamsProcedures.choose.handler(({ context, input }) => chooseCompany(context, input)),
  read: teamsProcedures.read.handler(({ context, input }) => readTeam(context, input)),
  requireSecondFactor: teamsProcedures.requireSecondFactor.handler(({ context, input }) =>
    requireSecondFactor(context, input),
  ),
  changeRole: teamsProcedures.changeRole.handler(({ context, input }) => changeRole(context, input)),
  remove: teamsProcedures.remove.handler(async ({ context, input }) => {
    await removeMember(context, input);
    return done;
  }),
  invite: teamsProcedures.invite.handler(({ context, input }) => invite(context, input)),
  revoke: teamsProcedures.revoke.handler(async ({ context, input }) => {
    await revokeInvitation(context, input);
    return done;
  }),
};

export const invitationsApi = {
  read: invitationsProcedures.read.handler(({ context, input }) => readInvitation(context, input)),
  accept: invitationsProcedures.accept.handler(async ({ context, input }) =>
    chooseCompany(context, { id: await acceptInvitation(context, input) }),
  ),
  decline: invitationsProcedures.decline.handler(async ({ context, input }) => {
    await declineInvitation(context, input);
    return done;
  }),
};
