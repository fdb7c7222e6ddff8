import { escapeHtml } from '../../server/src/core/mail-template.ts';
import type { Simulator } from '../../server/src/deps.ts';
import { INSURER_CLAIM_JOB } from '../../server/src/modules/claims/service.ts';
import { INSURER_ORDER_JOB } from '../../server/src/modules/orders/service.ts';
import { site } from '../../site.config.ts';
import { CLAIM_RULES } from './claim-rules.ts';
import { advanceClaim } from './claims.ts';
import { decideOrder } from './insurer.ts';
import { DEFAULT_RULE_TEXT, RULES } from './rules.ts';

const { ink, line, paper } = site.colours;

const row = ({ condition, outcome }: { condition: string; outcome: string }) =>
  `<tr><td>${escapeHtml(condition)}</td><td>${escapeHtml(outcome)}</td></tr>`;

const page = (seconds: number) => `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Simulator perusahaan asuransi</title>
<style>body{font:16px/1.6 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color:${ink};background:${paper}}td,th{border:1px solid ${line};padding:.5rem .75rem;text-align:left;vertical-align:top}table{border-collapse:collapse;background:#fff}</style>
<h1>Simulator perusahaan asuransi</h1>
<p>Setiap pesanan diputuskan ${seconds} detik setelah dikirim. Aturan pertama yang cocok menentukan keputusannya.</p>
<table><thead><tr><th>Bila</th><th>Maka</th></tr></thead><tbody>${RULES.map(row).join('')}</tbody></table>
<p>${DEFAULT_RULE_TEXT}</p>
<h2>Klaim</h2>
<p>Setiap klaim maju satu langkah ${seconds} detik setelah giliran perusahaan asuransi tiba.</p>
<table><thead><tr><th>Bila</th><th>Maka</th></tr></thead><tbody>${CLAIM_RULES.map(row).join('')}</tbody></table>
`;

/** Simulates the insurer: decides orders and claims by rules, and shows the rules on a page. Not mounted in production. */
export const insurerSimulator: Simulator = async (app) => {
  app.deps.jobs.register<{ orderId: string }>(INSURER_ORDER_JOB, ({ orderId }) =>
    decideOrder(app.deps, orderId),
  );
  app.deps.jobs.register<{ claimId: string }>(INSURER_CLAIM_JOB, ({ claimId }) =>
    advanceClaim(app.deps, claimId),
  );
  app.get('/simulators/insurer', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.deps.config.INSURER_DELAY_SECONDS)),
  );
};
