import * as contract from '@naungan/api/drafts';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { registerDraftExpiry } from './expiry.ts';
import { draftData } from './personal-data.ts';
import { changeDraft, draftReply, findDraft, listDrafts, removeDraft } from './service.ts';

/** Serves drafts of a member's orders, revisions and claims, which the member can continue on any device. */
export const draftsModule = defineModule({
  name: 'drafts',
  jobs: registerDraftExpiry,
  personalData: draftData,
  async routes(app) {
    route(app, contract.drafts, async ({ member, query, deps }) => ({
      response: await listDrafts(deps, member.userId, [query.kind ?? 'order']),
    }));

    route(app, contract.draft, async ({ member, params, deps }) => {
      const draft = await findDraft(deps, { userId: member.userId, name: params.name });
      return { response: draftReply(draft ?? throwProblem('NOT_FOUND')) };
    });

    route(app, contract.saveDraft, async ({ member, params, body, deps }) => {
      await takePoints(deps, LIMITS.draftPerMember, member.userId);
      const draft = await changeDraft(deps, { userId: member.userId, name: params.name }, body);
      return { response: draftReply(draft, body.revision) };
    });

    route(app, contract.deleteDraft, async ({ member, params, deps }) => {
      const key = { userId: member.userId, name: params.name };
      const isRemoved = await deps.db.transaction((tx) => removeDraft(tx, deps, key));
      if (!isRemoved) throwProblem('NOT_FOUND');
      return { response: null };
    });
  },
});
