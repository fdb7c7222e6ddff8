import { expect, it } from 'vitest';
import { startApp } from '../../../test/harness.ts';
import { createConsultantSettings } from './service.ts';

it('the settings of pages stay the last known ones while the database is away', async () => {
  const test = await startApp();
  const settings = createConsultantSettings(test.deps.db, test.clock.now);
  const known = await settings();
  expect(known?.length).toBeGreaterThan(0);
  await test.close();
  test.clock.advance(60);
  expect(await settings()).toEqual(known);
  expect(await settings()).toEqual(known);
});
