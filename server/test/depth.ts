/** Whether random tests run for minutes (`npm run test:deep`) or try only a few cases (`npm test`). */
export const DEEP = process.env.TEST_DEPTH === 'deep';
