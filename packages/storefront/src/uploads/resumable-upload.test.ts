import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadResumably } from './resumable-upload.ts';
import { fakeNetwork, fakeTus } from './tus.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readableFile = new File(['isi'], 'ktp.jpg', { type: 'image/jpeg' });
const URL_1 = 'https://contoh.test/api/v1/uploads/1';

function startUpload({ online = true, file = readableFile } = {}) {
  const { tus, uploads } = fakeTus();
  const network = fakeNetwork();
  if (!online) network.setOnline(false);
  const controller = new AbortController();
  const onProgress = vi.fn();
  const onPause = vi.fn();
  const onUrl = vi.fn();
  const outcome = vi.fn();
  const { signal } = controller;
  const callbacks = { onProgress, onPause, onUrl };
  uploadResumably({ tus: { Upload: tus }, file, options: {}, network, signal, ...callbacks }).then(
    (url) => outcome('sent', url),
    (failure: { status: number }) => outcome('failed', failure.status),
  );
  const [upload] = uploads;
  if (!upload) throw new Error('No upload was started');
  const settledOutcome = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return outcome.mock.calls[0];
  };
  return { upload, network, controller, ...callbacks, settledOutcome };
}

describe('uploadResumably', () => {
  it('uploadResumably reports the URL and the progress of an upload', async () => {
    const { upload, onProgress, onUrl, settledOutcome } = startUpload();
    upload.assignUrl(URL_1);
    upload.reportProgress(1, 4);
    expect(onUrl).toHaveBeenCalledWith(URL_1);
    expect(onProgress).toHaveBeenCalledWith(0.25);
    upload.succeed();
    expect(await settledOutcome()).toEqual(['sent', URL_1]);
  });

  it('an upload waits for a network before it starts', async () => {
    const { upload, network, settledOutcome } = startUpload({ online: false });
    expect(upload.log).toEqual([]);
    network.setOnline(true);
    expect(upload.log.at(-1)).toBe('start');
    upload.succeed();
    expect((await settledOutcome())?.[0]).toBe('sent');
  });

  it('an upload stops while the browser is offline, and continues even after five minutes', async () => {
    const { upload, network, settledOutcome } = startUpload();
    upload.assignUrl(URL_1);
    network.setOnline(false);
    upload.fail(0);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(upload.log).toEqual(['start', 'pause']);
    network.setOnline(true);
    // Each network event first stops a running request.
    expect(upload.log).toEqual(['start', 'pause', 'pause', 'start']);
    upload.succeed();
    expect(await settledOutcome()).toEqual(['sent', URL_1]);
  });

  it.each([[0], [502], [503], [504]])(
    'an upload continues after an outage of an hour that the browser does not notice (status %d)',
    async (status) => {
      const { upload, settledOutcome } = startUpload();
      upload.assignUrl(URL_1);
      upload.fail(status);
      for (let second = 0; second < 3_600; second += 20) {
        await vi.advanceTimersByTimeAsync(20_000);
        upload.fail(status);
      }
      expect(await settledOutcome()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(upload.log.at(-1)).toBe('start');
      upload.succeed();
      expect(await settledOutcome()).toEqual(['sent', URL_1]);
    },
  );

  it('an upload without a response fails with 415 if the device cannot read the file any more', async () => {
    const movedFile = new File(['isi'], 'ktp.jpg', { type: 'image/jpeg' });
    movedFile.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('moved')) });
    const { upload, settledOutcome } = startUpload({ file: movedFile });
    upload.fail(0);
    expect(await settledOutcome()).toEqual(['failed', 415]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upload.log).toEqual(['start']);
  });

  it('an upload reports an interruption, and reports progress after the interruption', () => {
    const { upload, onPause, onProgress } = startUpload();
    expect(upload.wouldRetry(0)).toBe(true);
    expect(onPause).toHaveBeenCalledOnce();
    upload.reportProgress(1, 4);
    expect(onProgress).toHaveBeenCalledOnce();
  });

  it.each([
    [0, true],
    [409, true],
    [423, true],
    [500, true],
    [503, true],
    [401, false],
    [404, false],
    [413, false],
    [422, false],
    [429, false],
  ])('the library retries an upload with status %d immediately: %s', (status, expected) => {
    expect(startUpload().upload.wouldRetry(status)).toBe(expected);
  });

  it('an upload is not retried while the browser is offline, and waits for the network instead', () => {
    const { upload, network } = startUpload();
    network.setOnline(false);
    expect(upload.wouldRetry(0)).toBe(false);
  });

  it.each([[401], [413], [422], [429], [500]])(
    "an upload fails with the server's status %d",
    async (status) => {
      const { upload, settledOutcome } = startUpload();
      upload.fail(status);
      expect(await settledOutcome()).toEqual(['failed', status]);
    },
  );

  it.each([[404], [410]])(
    'creates an upload again after the first status %d, and fails after the second',
    async (status) => {
      const { upload, settledOutcome } = startUpload();
      upload.fail(status);
      expect(upload.log).toEqual(['start', 'start']);
      expect(await settledOutcome()).toBeUndefined();
      upload.fail(status);
      expect(await settledOutcome()).toEqual(['failed', status]);
    },
  );
});

describe('the timeout of half a minute without a byte', () => {
  it('the timeout of half a minute without a byte closes the connection and continues the file on a new connection', async () => {
    const { upload } = startUpload();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(upload.log).toEqual(['start']);
    await vi.advanceTimersByTimeAsync(1);
    expect(upload.log).toEqual(['start', 'pause', 'start']);
  });

  it('the timeout of half a minute starts again with each byte', async () => {
    const { upload } = startUpload();
    await vi.advanceTimersByTimeAsync(20_000);
    upload.reportProgress(1, 4);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(upload.log).toEqual(['start']);
  });

  it('the timeout of half a minute reports an interruption and never fails the upload', async () => {
    const { upload, onPause, settledOutcome } = startUpload();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(onPause).toHaveBeenCalledTimes(10);
    expect(await settledOutcome()).toBeUndefined();
    upload.succeed();
    expect((await settledOutcome())?.[0]).toBe('sent');
  });
});

describe('a cancelled file', () => {
  it('does not send a cancelled file again after an outage', async () => {
    const { upload, controller, settledOutcome } = startUpload();
    upload.fail(0);
    controller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(upload.log).toEqual(['start', 'delete']);
    expect((await settledOutcome())?.[0]).toBe('failed');
  });

  it('a cancelled upload stops, and the bytes that the server already has are deleted', async () => {
    const { upload, controller, settledOutcome, network } = startUpload();
    controller.abort();
    expect(upload.log).toEqual(['start', 'delete']);
    expect((await settledOutcome())?.[0]).toBe('failed');
    network.setOnline(true);
    expect(upload.log).toEqual(['start', 'delete']);
  });

  it('deletes an upload that the server creates after its file was cancelled', () => {
    const { upload, controller, onUrl } = startUpload();
    controller.abort();
    upload.assignUrl(URL_1);
    expect(upload.log).toEqual(['start', 'delete', 'delete']);
    expect(onUrl).not.toHaveBeenCalled();
  });
});
