import type { ArgTypesEnhancer } from 'storybook/internal/types';

const MAX_TYPE_LENGTH = 120;

/** Shortens object types: `(invoice: { _id: string; … }) => void` becomes `(invoice: object) => void`. */
function foldType(type: string): string {
  const inner = type.replace(/\{[^{}]*\}/g, 'object');
  return inner === type ? type : foldType(inner);
}

/** A record of the API has a hundred fields: the table of props names its type and unfolds it on a press. */
export const foldLongTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const written = row.table?.type?.summary ?? '';
      if (written.length <= MAX_TYPE_LENGTH) return [name, row];
      const type = { summary: foldType(written), detail: written.replaceAll('; ', ';\n') };
      return [name, { ...row, table: { ...row.table, type } }];
    }),
  );
