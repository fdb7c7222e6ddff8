import { expect, it } from 'vitest';
import { startApp } from '../../../test/harness.ts';
import { createSettingsReader } from './service.ts';

it('the settings reader returns the last consultant settings while the database is closed', async () => {
  const harness = await startApp();
  const readSettings = createSettingsReader(harness.deps.db, harness.clock.now);
  const lastSettings = await readSettings();
  expect(lastSettings?.length).toBeGreaterThan(0);
  await harness.close();
  harness.clock.advance(60);
  expect(await readSettings()).toEqual(lastSettings);
  expect(await readSettings()).toEqual(lastSettings);
});
