import { contracts } from '@naungan/api/contracts';
import { envelope } from '@naungan/api/contract';
import type { RouteName } from '@naungan/api/routes';
import { API_BASE } from '@naungan/api/routes';
import type { z } from 'zod';

type ContentCall = Extract<RouteName, 'homeContent' | 'healthContent'>;

/**
 * Content of a prerendered page, from the API named by `CONTENT_API` (its full base, as `http://host/api/v1`).
 * A call that fails or answers nonsense stops the build: an empty site is never published.
 */
export async function loadContent<N extends ContentCall>(name: N): Promise<z.output<(typeof contracts)[N]['reply']>> {
  const base = process.env.CONTENT_API ?? `http://127.0.0.1:${process.env.PORT ?? 4321}${API_BASE}`;
  const { path, reply } = contracts[name];
  const url = base + path;
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The content call ${url} failed: ${String(cause)}. Start the server or set CONTENT_API.`);
  });
  const parsed = envelope(reply).safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !parsed.success)
    throw new Error(`The content call ${url} answered ${answer.status} with a body that does not fit its contract.`);
  return parsed.data.response as z.output<(typeof contracts)[N]['reply']>;
}
