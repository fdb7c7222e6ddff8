export type DeclarationAnswer = 'ya' | 'tidak';

/** A question of the insurer and the answer that the insurer accepts. */
export type Declaration = { _id: string; question: string; answer: DeclarationAnswer };

/** The customer's answers by `_id` of the question. */
export type DeclarationAnswers = Readonly<Record<string, string | null | undefined>>;

export const DECLARATION_INCOMPLETE_MESSAGE = 'Anda belum melengkapi Deklarasi!';
export const DECLARATION_BLOCKED_MESSAGE =
  'Berdasarkan deklarasi yang Anda masukan, Anda belum dapat membeli produk ini, Anda bisa coba cari produk lainnya ya!';

/** `ids` lists the questions without an answer or with an answer that the insurer does not accept. */
export type DeclarationResult =
  | { state: 'ok'; message?: undefined; ids: readonly string[] }
  | { state: 'incomplete' | 'blocked'; message: string; ids: readonly string[] };

export function isDeclarationAnswer(text: unknown): text is DeclarationAnswer {
  return text === 'ya' || text === 'tidak';
}

/** Returns whether every question has the answer that the insurer accepts [2 §5]. */
export function checkDeclarations(
  declarations: readonly Declaration[],
  answers: DeclarationAnswers,
): DeclarationResult {
  const unanswered = declarations.filter(({ _id }) => !isDeclarationAnswer(answers[_id]));
  if (unanswered.length > 0) {
    const ids = unanswered.map(({ _id }) => _id);
    return { state: 'incomplete', message: DECLARATION_INCOMPLETE_MESSAGE, ids };
  }
  const blockingDeclarations = declarations.filter(({ _id, answer }) => answers[_id] !== answer);
  if (blockingDeclarations.length > 0) {
    const ids = blockingDeclarations.map(({ _id }) => _id);
    return { state: 'blocked', message: DECLARATION_BLOCKED_MESSAGE, ids };
  }
  return { state: 'ok', ids: [] };
}
