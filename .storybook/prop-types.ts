import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Number of characters in one row of the table. */
const MAX_TYPE_LENGTH = 120;

/** Shortens object types: `(invoice: { _id: string; … }) => void` becomes `(invoice: object) => void`. */
function foldType(type: string): string {
  const foldedOnce = type.replace(/\{[^{}]*\}/g, 'object');
  return foldedOnce === type ? type : foldType(foldedOnce);
}

/** Shortens long types in the table of props, which shows the whole type on a press. An API record can have a hundred fields. */
export const foldLongTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const fullType = row.table?.type?.summary ?? '';
      if (fullType.length <= MAX_TYPE_LENGTH) return [name, row];
      const type = { summary: foldType(fullType), detail: fullType.replaceAll('; ', ';\n') };
      return [name, { ...row, table: { ...row.table, type } }];
    }),
  );
