import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Maximum number of characters of a type that fits into one row of the table. */
const MAX_TYPE_LENGTH = 120;

/** Shortens object types: `(invoice: { _id: string; … }) => void` becomes `(invoice: object) => void`. */
function foldType(type: string): string {
  // One pass folds only the innermost objects.
  const foldedOnce = type.replace(/\{[^{}]*\}/g, 'object');
  return foldedOnce === type ? type : foldType(foldedOnce);
}

/**
 * Shortens long types in the table of props, because an API record can have a hundred fields. A click shows the whole
 * type.
 */
export const foldLongTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => {
      const fullType = row.table?.type?.summary ?? '';
      if (fullType.length <= MAX_TYPE_LENGTH) return [name, row];
      const type = { summary: foldType(fullType), detail: fullType.replaceAll('; ', ';\n') };
      return [name, { ...row, table: { ...row.table, type } }];
    }),
  );

/**
 * Gives `children` its type where the component takes it from the native element's props, which the table omits. Storybook
 * would derive a string from the stories.
 */
export const describeChildren: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const { children } = argTypes;
  if (children?.table?.type || !('children' in initialArgs)) return argTypes;
  const table = { ...children?.table, type: { summary: 'ReactNode' } };
  return { ...argTypes, children: { name: 'children', description: 'The content.', ...children, table } };
};
