import * as contract from '@naungan/api/policies';
import { limitRequests } from '../../core/limits.ts';
import { defineModule } from '../../core/module.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { CERTIFICATE_JOB, ensureCertificate, registerCertificateGenerator } from './certificate/file.ts';
import { registerMissingCertificates } from './certificate/missing-certificates.ts';
import { mountPolicyDesk } from './desk.ts';
import { registerExplanationGenerator } from './explanation/file.ts';
import { policyState } from './period.ts';
import { policyData } from './personal-data.ts';
import { findPolicyByCertificateCode } from './repository.ts';

/** Serves the public verification of certificates [3 §2, §7]. The read models return a member's policies. */
export const policiesModule = defineModule({
  name: 'policies',
  personalData: policyData,
  deskRoutes: mountPolicyDesk,
  jobs(deps) {
    deps.jobs.register<{ policyId: string }>(CERTIFICATE_JOB, ({ policyId }) =>
      ensureCertificate(deps, policyId),
    );
    registerMissingCertificates(deps);
    registerCertificateGenerator(deps);
    registerExplanationGenerator(deps);
  },
  async routes(app) {
    const { deps } = app;
    limitRequests(app, LIMITS.certificate);

    route(app, contract.certificate, async ({ params }) => {
      const policy = await findPolicyByCertificateCode(deps.db, params.code);
      const status = policy && policyState(policy, deps.clock());
      return {
        response: {
          genuine: policy !== null,
          inForce: status === 'active',
          status,
          policyNumber: policy?.policyNumber ?? null,
          period: policy && { startDate: policy.startDate, endDate: policy.endDate },
          startsAt: policy?.startsAt.toISOString() ?? null,
        },
      };
    });
  },
});
