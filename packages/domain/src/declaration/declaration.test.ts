import { expect, test } from 'vitest';
import { checkDeclarations, type Declaration } from './index.ts';

const declarationOf = (_id: string, requiredAnswer: Declaration['answer']): Declaration => ({
  _id,
  question: `Pertanyaan ${_id}?`,
  answer: requiredAnswer,
});
const declarations = [declarationOf('sehat', 'ya'), declarationOf('rokok', 'tidak')];
const INCOMPLETE_MESSAGE = 'Anda belum melengkapi Deklarasi!';
const BLOCKED_MESSAGE =
  'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!';

test.each([
  [{ sehat: 'ya', rokok: 'tidak' }, 'ok', undefined, []],
  [{ sehat: 'ya', rokok: 'tidak', extra: 'ya' }, 'ok', undefined, []],
  [{}, 'incomplete', INCOMPLETE_MESSAGE, ['sehat', 'rokok']],
  [{ sehat: 'ya' }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: undefined }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: null }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: '' }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: 'TIDAK' }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: '<script>' }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'tidak' }, 'incomplete', INCOMPLETE_MESSAGE, ['rokok']],
  [{ sehat: 'ya', rokok: 'ya' }, 'blocked', BLOCKED_MESSAGE, ['rokok']],
  [{ sehat: 'tidak', rokok: 'ya' }, 'blocked', BLOCKED_MESSAGE, ['sehat', 'rokok']],
])('the answers %j to two questions are %s', (answers, state, message, ids) => {
  const result = checkDeclarations(declarations, answers);
  expect(result.state).toBe(state);
  expect(result.message).toBe(message);
  expect(result.ids).toEqual(ids);
});

test('a product without questions needs no answers', () => {
  expect(checkDeclarations([], {}).state).toBe('ok');
});

test('a built-in property of the answers object is not an answer', () => {
  expect(checkDeclarations([declarationOf('constructor', 'ya')], {}).state).toBe('incomplete');
});
