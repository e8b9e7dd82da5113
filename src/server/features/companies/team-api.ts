import { procedures } from '../../procedures.ts';
import { acceptInvitation, declineInvitation, invite, readInvitation, revokeInvitation } from './invitations.ts';
import { changeRole, chooseCompany, listMemberships, readTeam, removeMember, requireSecondFactor } from './team.ts';

const done = { done: true } as const;

export const teamsApi = {
  mine: procedures.teams.mine.handler(({ context }) => listMemberships(context)),
  choose: procedures.teams.choose.handler(({ context, input }) => chooseCompany(context, input)),
  read: procedures.teams.read.handler(({ context, input }) => readTeam(context, input)),
  requireSecondFactor: procedures.teams.requireSecondFactor.handler(({ context, input }) =>
    requireSecondFactor(context, input),
  ),
  changeRole: procedures.teams.changeRole.handler(({ context, input }) => changeRole(context, input)),
  remove: procedures.teams.remove.handler(async ({ context, input }) => {
    await removeMember(context, input);
    return done;
  }),
  invite: procedures.teams.invite.handler(({ context, input }) => invite(context, input)),
  revoke: procedures.teams.revoke.handler(async ({ context, input }) => {
    await revokeInvitation(context, input);
    return done;
  }),
};

export const invitationsApi = {
  read: procedures.invitations.read.handler(({ context, input }) => readInvitation(context, input)),
  accept: procedures.invitations.accept.handler(async ({ context, input }) =>
    chooseCompany(context, { id: await acceptInvitation(context, input) }),
  ),
  decline: procedures.invitations.decline.handler(async ({ context, input }) => {
    await declineInvitation(context, input);
    return done;
  }),
};
