import { expect, test } from 'vitest';
import { checkDeclarations, type Declaration } from './index.ts';

const questions: Declaration[] = [
  { _id: 'sehat', question: 'Apakah Anda sehat?', answer: 'ya' },
  { _id: 'rokok', question: 'Apakah Anda merokok?', answer: 'tidak' },
];
const INCOMPLETE = 'Anda belum melengkapi Deklarasi!';
const BLOCKED =
  'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!';

test.each([
  [{ sehat: 'ya', rokok: 'tidak' }, 'ok', undefined, []],
  [{ sehat: 'ya', rokok: 'tidak', extra: 'ya' }, 'ok', undefined, []],
  [{}, 'incomplete', INCOMPLETE, ['sehat', 'rokok']],
  [{ sehat: 'ya' }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: undefined }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: null }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: '' }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: 'TIDAK' }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: '<script>' }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'tidak' }, 'incomplete', INCOMPLETE, ['rokok']],
  [{ sehat: 'ya', rokok: 'ya' }, 'blocked', BLOCKED, ['rokok']],
  [{ sehat: 'tidak', rokok: 'ya' }, 'blocked', BLOCKED, ['sehat', 'rokok']],
])('the declaration with the answers %j is %s', (answers, state, message, ids) => {
  const result = checkDeclarations(questions, answers);
  expect(result.state).toBe(state);
  expect(result.message).toBe(message);
  expect(result.ids).toEqual(ids);
});

test('a product without questions needs no answers', () => {
  expect(checkDeclarations([], {}).state).toBe('ok');
});

test('a built-in property of the answers object is not an answer', () => {
  const declarations: Declaration[] = [{ _id: 'constructor', question: '?', answer: 'ya' }];
  expect(checkDeclarations(declarations, {}).state).toBe('incomplete');
});
