import type { NamedRoute } from '../route.ts';
import { ACCOUNT_EXAMPLES } from './account-examples.ts';
import { ACCOUNT_SECURITY_EXAMPLES } from './account-security-examples.ts';
import { CLAIM_EXAMPLES } from './claim-examples.ts';
import { CONTENT_EXAMPLES } from './content-examples.ts';
import { DESK_CATALOGUE_EXAMPLES } from './desk-catalogue-examples.ts';
import { DESK_CLAIM_EXAMPLES } from './desk-claim-examples.ts';
import { DESK_DASHBOARD_EXAMPLES } from './desk-dashboard-examples.ts';
import { DESK_EXAMPLES } from './desk-examples.ts';
import { DESK_PEOPLE_EXAMPLES } from './desk-people-examples.ts';
import { DESK_PROPOSAL_EXAMPLES } from './desk-proposal-examples.ts';
import { DESK_QUEUE_EXAMPLES } from './desk-queue-examples.ts';
import { DESK_WORK_EXAMPLES } from './desk-work-examples.ts';
import type { Example } from './example.ts';
import { LINE_EXAMPLES } from './line-examples.ts';
import { ORDER_EXAMPLES } from './order-examples.ts';
import { OVERVIEW_EXAMPLES } from './overview-examples.ts';
import { PARTNER_EXAMPLES } from './partner-examples.ts';
import { PAYMENT_EXAMPLES } from './payment-examples.ts';
import { POLICY_EXAMPLES } from './policy-examples.ts';
import type { Examples } from './resource-examples.ts';
import { VISITOR_EXAMPLES } from './visitor-examples.ts';

type ExampleReply = { message: string; response: unknown };

const RESOURCE_EXAMPLES = {
  ...ACCOUNT_EXAMPLES,
  ...ACCOUNT_SECURITY_EXAMPLES,
  ...OVERVIEW_EXAMPLES,
  ...VISITOR_EXAMPLES,
  ...CONTENT_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...POLICY_EXAMPLES,
  ...CLAIM_EXAMPLES,
  ...DESK_EXAMPLES,
  ...DESK_PEOPLE_EXAMPLES,
  ...DESK_CATALOGUE_EXAMPLES,
  ...DESK_CLAIM_EXAMPLES,
  ...DESK_DASHBOARD_EXAMPLES,
  ...DESK_PROPOSAL_EXAMPLES,
  ...DESK_QUEUE_EXAMPLES,
  ...DESK_WORK_EXAMPLES,
  ...PARTNER_EXAMPLES,
} satisfies Examples;

/** Example requests and responses for the API page. `openapi.test.ts` checks each against its schema. */
export const EXAMPLES: Record<string, Example | undefined> = {
  ...LINE_EXAMPLES,
  ...RESOURCE_EXAMPLES,
};

const exampleNameOf = (call: NamedRoute) => `${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}Answer`;

/** Returns the reference to the example response of a call. */
export const responseRef = (call: NamedRoute) => `#/components/examples/${exampleNameOf(call)}`;

/** Returns the example responses, by the names that {@link responseRef} refers to. */
export function responseExamples(calls: readonly NamedRoute[]): Record<string, { value: ExampleReply }> {
  const rows = calls.map((call) => {
    const { message = 'success', reply = null } = EXAMPLES[call.name] ?? {};
    return [exampleNameOf(call), { value: { message, response: reply } }];
  });
  return Object.fromEntries(rows);
}
