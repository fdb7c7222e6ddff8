import { envelope } from '@naungan/api/contract';
import { contracts } from '@naungan/api/contracts';
import { API_BASE } from '@naungan/api/routes';
import type { z } from 'zod';

type ContentCall =
  | 'homeContent'
  | 'healthContent'
  | 'vehicleContent'
  | 'personalAccidentContent'
  | 'fireContent'
  | 'articles'
  | 'article'
  | 'faqs'
  | 'pages'
  | 'page';
type Reply<N extends ContentCall> = z.output<(typeof contracts)[N]['reply']>;
type Given = { params?: Record<string, string>; query?: Record<string, string> };

const base = () => process.env.CONTENT_API ?? `http://127.0.0.1:${process.env.PORT ?? 4321}${API_BASE}`;

function address(path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return base() + filled + (search ? `?${search}` : '');
}

/**
 * Content of a prerendered page, from the API named by `CONTENT_API` (its full base, as `http://host/api/v1`).
 * A call that fails or answers nonsense stops the build: an empty site is never published.
 */
export async function loadContent<N extends ContentCall>(name: N, given: Given = {}): Promise<Reply<N>> {
  const { path, reply } = contracts[name];
  const url = address(path, given);
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The content call ${url} failed: ${String(cause)}. Start the server or set CONTENT_API.`);
  });
  const parsed = envelope(reply as unknown as z.ZodType<Reply<N>>).safeParse(
    await answer.json().catch(() => null),
  );
  if (!answer.ok || !parsed.success)
    throw new Error(
      `The content call ${url} answered ${answer.status} with a body that does not fit its contract.`,
    );
  return parsed.data.response;
}
