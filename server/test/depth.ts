/** True in `npm run test:deep`: tests with random cases run for minutes. In `npm test` they run with a few cases. */
export const DEEP = process.env.TEST_DEPTH === 'deep';
