import { describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

/** Returns a connection to an API that responds only to requests with the given modes. */
function connect(answered: (mode: string | undefined) => boolean) {
  const report = vi.fn();
  const fetchApi: typeof fetch = async (_input, init) => {
    if (!answered(init?.mode)) throw new TypeError('Failed to fetch');
    return new Response();
  };
  const options = { origin: 'https://broker.test', pageOrigin: () => 'https://mitra.test', fetchApi, report };
  return { report, ...createConnection(options) };
}

describe('a failed request to the API', () => {
  it('a rejected origin is reported with the origin to add, once', async () => {
    const connection = connect((mode) => mode === 'no-cors');
    await expect(connection.fetch('https://broker.test/api')).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(connection.$isOriginRejected.get()).toBe(true));
    await connection.check();
    expect(connection.report.mock.calls).toEqual([
      [expect.stringContaining('Add https://mitra.test to PARTNER_ORIGINS')],
    ]);
  });

  it('an API that does not respond is reported once, and its origin is not rejected', async () => {
    const connection = connect(() => false);
    await connection.check();
    await connection.check();
    expect(connection.$isOriginRejected.get()).toBe(false);
    expect(connection.report.mock.calls).toEqual([[expect.stringContaining('cannot be reached')]]);
  });

  it('a temporary failure is not reported', async () => {
    let isFirst = true;
    const connection = connect(() => {
      const [isAnswered] = [!isFirst];
      isFirst = false;
      return isAnswered;
    });
    await expect(connection.fetch('https://broker.test/api')).rejects.toThrow('Failed to fetch');
    await connection.check();
    expect([connection.$isOriginRejected.get(), connection.report.mock.calls]).toEqual([false, []]);
  });

  it('an aborted request is not checked', async () => {
    const connection = connect((mode) => mode === 'no-cors');
    const signal = AbortSignal.abort();
    await expect(connection.fetch('https://broker.test/api', { signal })).rejects.toThrow('Failed to fetch');
    expect(connection.report).not.toHaveBeenCalled();
  });
});
