import { expect, it } from 'vitest';
import { startApp } from '../../../test/harness.ts';
import { createConsultantSettings } from './service.ts';

it('the consultant settings of the last read are returned while the database is unreachable', async () => {
  const harness = await startApp();
  const settings = createConsultantSettings(harness.deps.db, harness.clock.now);
  const currentSettings = await settings();
  expect(currentSettings?.length).toBeGreaterThan(0);
  await harness.close();
  harness.clock.advance(60);
  expect(await settings()).toEqual(currentSettings);
  expect(await settings()).toEqual(currentSettings);
});
