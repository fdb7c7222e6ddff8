/** Shows a text whose parts between backticks are code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // The parts of a constant text have no other identity than their position.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
