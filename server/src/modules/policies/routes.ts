import * as contract from '@naungan/api/policies';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { defineModule } from '../../core/module.ts';
import { isUuid } from '../../db/uuid.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { CERTIFICATE_JOB, ensureCertificate } from './certificate/file.ts';
import { policyState } from './period.ts';
import { policyData } from './personal-data.ts';
import { policyCard, policyDetail } from './present.ts';
import { findByCode, findPolicy, listPolicies } from './repository.ts';

/** Own policies, and the public check of a certificate [3 §2, §7]. */
export const policiesModule = defineModule({
  name: 'policies',
  personalData: policyData,
  jobs(deps) {
    deps.jobs.register<{ policyId: string }>(CERTIFICATE_JOB, ({ policyId }) =>
      ensureCertificate(deps, policyId),
    );
  },
  async routes(app) {
    const { deps } = app;

    route(app, contract.policies, async ({ member, query }) => {
      const own = await listPolicies(deps.db, member.userId, query.product);
      const now = deps.clock();
      const cards: PolicyCard[] = [];
      for (const policy of own) {
        if (policyState(policy, now) === 'active') cards.push(await policyCard(deps.db, deps, policy));
      }
      return { response: cards };
    });

    route(app, contract.policy, async ({ member, params }) => {
      const policy = isUuid(params.id) ? await findPolicy(deps.db, params.id) : null;
      if (policy?.userId !== member.userId) return refuse('NOT_FOUND', 'Polis tidak ditemukan');
      return { response: await policyDetail(deps.db, deps, policy) };
    });

    route(app, contract.certificate, async ({ params }) => {
      const policy = await findByCode(deps.db, params.code);
      return {
        response: {
          genuine: policy !== null,
          inForce: policy !== null && policyState(policy, deps.clock()) === 'active',
        },
      };
    });
  },
});
