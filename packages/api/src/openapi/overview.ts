import { API_BASE } from '../routes.ts';
import { PROBLEM_TABLE } from './problem-responses.ts';

/** The introduction of the document, in Markdown: conventions that hold for every call. */
export const OVERVIEW = `## Conventions

- Every success is \`{ message, response }\`, every failure \`{ message, response, errors?, changes? }\`. \`message\` of a
  failure is a code, \`response\` the sentence to show to the user.
- URLs in replies (logos, files) that begin with \`/\` are relative to the origin of this API.
- Money is whole rupiah, rates are parts per million, dates are \`YYYY-MM-DD\` of Jakarta, instants are ISO 8601 in UTC.
- Field names have the spelling of the specification, mistakes included (\`accesories\`, \`extention\`).
- Each response has \`x-request-id\`. Name this id when you report a failure.

## Errors

${PROBLEM_TABLE}

Show \`response\` to the user, and decide by \`message\` what the program does. Never compare \`response\`.

## Retries

Send a new \`Idempotency-Key\` with each submission that accepts one, and the same key with a retry. A retry after a lost
response then gets the first response. Other content with the same key gets \`ALREADY_SENT\`. After a rejected request the
key can be used again.

## Rate limits

A request above a limit gets 429 with \`Retry-After\`, \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`
(seconds). Lists of products and quotes have the \`RateLimit\` headers in every response. Limits count the requests of a
member, of an e-mail address or of an IP address, so a server that calls for many visitors must space its requests.

## Overload

A server with more requests than it can start within seconds responds to the others with 503, \`UNAVAILABLE\` and
\`Retry-After\`, before it reads or changes any data. Wait for that time, then send the request again with the same
\`Idempotency-Key\`.

## Paging

Lists of products take \`page\` (from 1), \`size\` (at most 50), \`sortField\` and \`sortOrder\`. The reply has \`rows\`,
\`total\`, \`totalPages\` and \`currentPage\`. A page after the last one has no rows. The sales of a partner are paged by a
\`cursor\`. Lists of the desk take \`after\`, which is \`next\` of the previous page, and \`limit\` (at most 100); an \`after\` of
another list is a 422. Other lists return all rows of the member.

## Webhooks

The server reports each change of a partner's sale to the server of the partner, as a signed request: see the webhook
\`sale\`. \`partnerSales\` lists the same sales.

## Versions

The path has the major version (\`${API_BASE}\`). Within a version the API adds calls, optional fields of requests, and
fields of replies. Clients ignore unknown fields. An incompatible change gets a new path. An operation that a later
version lacks is first marked as \`deprecated\`.
`;
