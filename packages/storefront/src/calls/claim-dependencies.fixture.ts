import { createClient } from '@naungan/api/client';
import { LINK_SECRET } from '@naungan/api/link-secret';
import { createDraftStore } from '../drafts/drafts.ts';
import { createIdempotencyKeys } from '../drafts/idempotency-keys.ts';
import { createTabDraft } from '../drafts/tab-draft.ts';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import type { ClaimDependencies } from './claim-dependencies.ts';

type Request = {
  method: string;
  path: string;
  key: string | null;
  /** The secret of an heir's link. */
  secret: string | null;
  form: FormData | null;
};
/** The `response` of a reply, or an error status with its code. */
type Reply = object | { status: number; message: string };

/** Returns the dependencies of one tab. `reply` returns the response of each call; if `reply` throws, the response is lost. */
export function createClaimDependencies(reply: (request: Request) => Reply) {
  const requests: Request[] = [];
  const forgottenUploads: string[] = [];
  const storage = createEncryptedStorage({ webStorage: fakeWebStorage(), keys: fakeKeys() });
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const drafts = createDraftStore({
    storage,
    tab: { id: async () => 't-1', openTabs: async () => new Set<string>() },
    fileStore: {
      get: async (key) => files.get(key),
      set: async (key, bytes) => void files.set(key, bytes),
      delete: async (key) => void files.delete(key),
      keys: async () => [...files.keys()],
    },
  });
  const dependencies: ClaimDependencies = {
    api: createClient({
      token: () => 'token',
      device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
      origin: 'https://api.test',
      formsByFetch: true,
      async fetch(url, { method = 'GET', headers, body } = {}) {
        const { pathname, search } = new URL(String(url));
        const request = {
          method,
          path: pathname.replace('/api/v1', '') + search,
          key: new Headers(headers).get('idempotency-key'),
          secret: new Headers(headers).get(LINK_SECRET),
          form: body instanceof FormData ? body : null,
        };
        requests.push(request);
        const response = reply(request);
        if ('status' in response && 'message' in response)
          return Response.json(
            { message: response.message, response: '' },
            { status: Number(response.status) },
          );
        return Response.json({ message: 'ok', response });
      },
    }),
    drafts,
    memberDraft: (target) => createTabDraft(drafts, target),
    keys: createIdempotencyKeys(storage),
    uploader: () => undefined,
    forgetUploads: ({ owner, form }) => void forgottenUploads.push(`${owner} ${form}`),
  };
  return { dependencies, requests, forgottenUploads };
}

/** Returns a PDF with this name. */
export const pdfFile = (name = 'surat.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
