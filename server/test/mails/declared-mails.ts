import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * For tests only: reads the mails that the source declares. A test can then report each mail that no scenario
 * triggers.
 */

export type DeclaredSubject = {
  /** Matches every subject of this mail; groups match the inserted values. */
  pattern: RegExp;
  /**
   * Number of fixed characters. If several patterns match a subject, the pattern with the longest text is the right
   * one.
   */
  textLength: number;
  file: string;
};
export type DeclaredMails = { subjects: DeclaredSubject[]; buttonLabels: string[] };

/**
 * An object literal with a `subject` and one of these properties is a mail, unless it has the `closing` of a letter
 * (modules/letters). Other objects with a `subject` are journal entries.
 */
const MAIL_PROPERTIES = ['heading', 'opening', 'lines'];
const isMail = (names: string[]) =>
  names.includes('subject') &&
  names.some((name) => MAIL_PROPERTIES.includes(name)) &&
  !names.includes('closing');
/** Replaces an inserted value in a text. */
const INSERTED_VALUE = '\u0000';

const propertyName = (property: ts.ObjectLiteralElementLike): string =>
  property.name && ts.isIdentifier(property.name) ? property.name.text : '';

/** Returns the initializers of the file's constants by name, including constants inside functions. */
function constantsOf(file: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    node.forEachChild(visit);
  };
  visit(file);
  return constants;
}

/** Returns each text that an expression can have, with `INSERTED_VALUE` for a value that is known at run time only. */
function textsOf(expression: ts.Expression, constants: Map<string, ts.Expression>): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap((branch) => textsOf(branch, constants));
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce(
      (starts, { expression: value, literal }) =>
        starts.flatMap((start) => textsOf(value, constants).map((text) => start + text + literal.text)),
      [expression.head.text],
    );
  const constant = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
  return constant ? textsOf(constant, constants) : [INSERTED_VALUE];
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const subjectOf = (text: string, file: string): DeclaredSubject => ({
  pattern: new RegExp(`^${text.split(INSERTED_VALUE).map(escapePattern).join('(.+)')}$`),
  textLength: text.replaceAll(INSERTED_VALUE, '').length,
  file,
});

function addMailsOf(path: string, declaredMails: DeclaredMails): void {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const subjects: DeclaredSubject[] = [];
  const labels: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(propertyName);
      for (const property of node.properties.filter(ts.isPropertyAssignment)) {
        const texts = () =>
          textsOf(property.initializer, constants).filter((text) => text !== INSERTED_VALUE);
        const name = propertyName(property);
        if (name === 'subject' && isMail(names))
          subjects.push(...texts().map((text) => subjectOf(text, path)));
        if (name === 'label') labels.push(...texts());
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  if (subjects.length === 0) return;
  declaredMails.subjects.push(...subjects);
  declaredMails.buttonLabels.push(...labels);
}

/** The folders with mails: the server, and the texts that the desk shows before a decision. */
const ROOTS = ['../../src/', '../../../packages/domain/src/'].map(
  (path) => new URL(path, import.meta.url).pathname,
);

/** Reads every mail of the server: its subjects, and the labels of its buttons. */
export function readDeclaredMails(): DeclaredMails {
  const declaredMails: DeclaredMails = { subjects: [], buttonLabels: [] };
  for (const root of ROOTS)
    for (const name of globSync('**/*.ts', { cwd: root }))
      if (!/\.(test|fixture)\.ts$/.test(name) && !/(^|\/)fixture\.ts$/.test(name))
        addMailsOf(root + name, declaredMails);
  return declaredMails;
}
