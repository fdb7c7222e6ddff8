export type DeclarationAnswer = 'ya' | 'tidak';

/** A question of the insurer. `answer` is the answer that the insurer requires, not the customer's answer. */
export type Declaration = { _id: string; question: string; answer: DeclarationAnswer };

/** The customer's answers by `_id` of the question. */
export type DeclarationAnswers = Readonly<Record<string, string | null | undefined>>;

export const DECLARATION_INCOMPLETE_MESSAGE = 'Anda belum melengkapi Deklarasi!';
export const DECLARATION_BLOCKED_MESSAGE =
  'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!';

/** `ids`: the questions without an answer if incomplete; the questions without the required answer if blocked. */
export type DeclarationResult =
  | { state: 'ok'; message?: undefined; ids: readonly string[] }
  | { state: 'incomplete' | 'blocked'; message: string; ids: readonly string[] };

export function isDeclarationAnswer(text: unknown): text is DeclarationAnswer {
  return text === 'ya' || text === 'tidak';
}

/** Returns `ok` if the customer gave the required answer to every question; else the problem and its questions [2 §5]. */
export function checkDeclarations(
  declarations: readonly Declaration[],
  answers: DeclarationAnswers,
): DeclarationResult {
  const unansweredDeclarations = declarations.filter(({ _id }) => !isDeclarationAnswer(answers[_id]));
  if (unansweredDeclarations.length > 0) {
    const ids = unansweredDeclarations.map(({ _id }) => _id);
    return { state: 'incomplete', message: DECLARATION_INCOMPLETE_MESSAGE, ids };
  }
  const blockingDeclarations = declarations.filter(
    ({ _id, answer: requiredAnswer }) => answers[_id] !== requiredAnswer,
  );
  if (blockingDeclarations.length > 0) {
    const ids = blockingDeclarations.map(({ _id }) => _id);
    return { state: 'blocked', message: DECLARATION_BLOCKED_MESSAGE, ids };
  }
  return { state: 'ok', ids: [] };
}
