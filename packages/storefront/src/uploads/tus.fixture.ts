import type { DetailedError, HttpRequest, HttpResponse, UploadOptions } from 'tus-js-client';
import type { Network } from './network.ts';
import type { Tus } from './resumable-upload.ts';

/** One upload of the fake tus-js-client. The test calls the functions, which simulate the network and the server. */
export type FakeUpload = {
  file: File;
  options: UploadOptions;
  url: string | null;
  /** What the code under test did, in order: 'start', 'pause' or 'delete'. */
  log: string[];
  /** Simulates that the server assigns this URL. */
  assignUrl: (url: string) => void;
  reportProgress: (sent: number, total: number) => void;
  succeed: () => void;
  /** Simulates an error response, or no response (status 0). */
  fail: (status: number, body?: string) => void;
  /** Returns whether the library would retry after this status (0: no response). */
  wouldRetry: (status: number) => boolean;
};

/** Returns the library's error for a status (0: no response). */
function failureOf(status: number, body = ''): DetailedError {
  const response: HttpResponse = {
    getStatus: () => status,
    getHeader: () => undefined,
    getBody: () => body,
    getUnderlyingObject: () => null,
  };
  const originalRequest: HttpRequest = {
    getMethod: () => 'PATCH',
    getURL: () => '',
    setHeader: () => undefined,
    getHeader: () => undefined,
    setProgressHandler: () => undefined,
    send: async () => response,
    abort: async () => undefined,
    getUnderlyingObject: () => null,
  };
  const causingError = new Error('tus');
  return Object.assign(new Error('tus'), {
    originalRequest,
    originalResponse: status === 0 ? null : response,
    causingError,
  });
}

/** Returns a fake of tus-js-client that records the uploads and the URLs of deleted uploads. */
export function fakeTus() {
  const uploads: FakeUpload[] = [];
  const deletedUrls: string[] = [];

  class Upload implements FakeUpload {
    file: File;
    options: UploadOptions;
    url: string | null = null;
    log: string[] = [];
    constructor(file: File, options: UploadOptions) {
      this.file = file;
      this.options = options;
      uploads.push(this);
    }
    start() {
      this.log.push('start');
    }
    async abort(terminate = false) {
      this.log.push(terminate ? 'delete' : 'pause');
    }
    assignUrl(url: string) {
      this.url = url;
      this.options.onUploadUrlAvailable?.();
    }
    reportProgress(sent: number, total: number) {
      this.options.onProgress?.(sent, total);
    }
    succeed() {
      const lastResponse = {
        getStatus: () => 204,
        getHeader: () => undefined,
        getBody: () => '',
        getUnderlyingObject: () => null,
      };
      this.options.onSuccess?.({ lastResponse });
    }
    fail(status: number, body = '') {
      this.options.onError?.(failureOf(status, body));
    }
    wouldRetry(status: number) {
      return this.options.onShouldRetry?.(failureOf(status), 0, this.options) ?? true;
    }
    static async terminate(url: string) {
      deletedUrls.push(url);
    }
  }
  return { tus: Upload satisfies Tus['Upload'], uploads, deletedUrls };
}

/** Returns a fake network that is online until `setOnline(false)`. */
export function fakeNetwork(): Network & { setOnline: (online: boolean) => void } {
  let online = true;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => online,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOnline(isOnline) {
      online = isOnline;
      for (const listener of listeners) listener();
    },
  };
}
