import { describe, expect, test } from 'vitest';
import {
  absentPaths,
  citationViolations,
  questionsOf,
  readCitationTargets,
  sectionsOf,
} from './citations.mjs';

const CITABLE = {
  documents: new Map([
    ['1', sectionsOf('## 2. Screens\n### 2.1 Navigation\n### 2.2 Routes\n')],
    [
      '3',
      sectionsOf(
        '## 2. Screens\n### Routes\n### Screens\n1. **Dialog**\n   more\n2. **Result**\n\n## 4. States\n',
      ),
    ],
  ]),
  questions: questionsOf('### Q5\n**Links.**\n### Q14\n'),
  decisions: ['0006-releases-of-the-site', '0007-each-payment-takes-effect-once'],
  anchors: new Map([['1-platform.md', new Set(['2-screens', '21-navigation'])]]),
};

const reasons = (text: string, file = 'server/src/app.ts') =>
  citationViolations(file, text, CITABLE).map(({ reason }) => reason);

describe('the check of citations', () => {
  test.each([
    '/** The menu [1 §2.1]. */',
    '/** [1 §2, §2.2; 3 §4] */',
    '/** [1 §2.1–§2.2, Q5] */',
    '/** The result [3 §2 screen 2]. */',
    '/** A link [Q5], [Q5, Q14]. */',
    '// a payment takes effect once (docs/decisions/0007)',
    '[7](decisions/0007-each-payment-takes-effect-once.md)',
    '/**\n * Both of them [1 §2.1,\n * §2.2]. */',
  ])('accepts a citation of an existing section, question or decision: %s', (text) => {
    expect(reasons(text)).toEqual([]);
  });

  test('ignores brackets of code', () => {
    expect(reasons('const [first] = rows[0]; list[1];')).toEqual([]);
  });

  test.each([
    ['[9 §1]', 'there is no document 9'],
    ['[1 §2.9]', 'document 1 has no section 2.9'],
    ['[1 §2, §7]', 'document 1 has no section 7'],
    ['[1 §2.1–§2.8]', 'document 1 has no section 2.8'],
    ['[3 §2 screen 3]', 'section 2 of document 3 has no screen 3'],
    ['[3 §4 screen 1]', 'section 4 of document 3 has no screen 1'],
    ['[Q99]', 'there is no question Q99'],
    ['[3 §4, Q99]', 'there is no question Q99'],
    ['[§4]', "'§4' is no citation"],
    ['[document 3 §4]', "'document 3 §4' is no citation"],
    ['[3 §4, decision]', "'decision' is no citation"],
    ['see 3 §4', 'wrong form of a citation: write [2 §5] for a section'],
    ['docs/decisions/0009', 'there is no docs/decisions/0009'],
    ['(decisions/0007-money.md)', 'there is no docs/decisions/0007-money'],
    [
      '(decision 12)',
      'wrong form of a citation: write [Q12] for a settled question, docs/decisions/0007 for a decision',
    ],
    [
      'Decisions 6, 7',
      'wrong form of a citation: write [Q12] for a settled question, docs/decisions/0007 for a decision',
    ],
  ])('rejects a wrong citation: %s', (text, reason) => {
    expect(reasons(`/** ${text} */`)).toEqual([reason]);
  });

  test.each([
    ['a\n\n/** [Q99] */', 3],
    ['/**\n * a\n * (decision\n * 12)\n */', 3],
    ['// a\n// b [1 §2,\n// §9]\n', 2],
  ])('reports the line where a wrong citation begins: %j', (text, line) => {
    expect(citationViolations('src/a.ts', text, CITABLE).map((violation) => violation.line)).toEqual([line]);
  });
});

describe('the check of links to headings', () => {
  const text = '[1 §2.1]: #21-navigation\n[1 §2]: 1-platform.md#2-screen\n';

  test('rejects a link from the specification to a heading that the specification does not have', () => {
    expect(citationViolations('docs/specification/1-platform.md', text, CITABLE)).toEqual([
      { file: 'docs/specification/1-platform.md', line: 2, reason: 'there is no heading for #2-screen' },
    ]);
  });

  test('ignores the links of other documents', () => {
    expect(reasons(text, 'docs/README.md')).toEqual([]);
  });
});

test('readCitationTargets finds three documents, at least 37 questions and 14 screens in section 2 of the third document', () => {
  const { documents, questions } = readCitationTargets();
  expect([...documents.keys()]).toEqual(['1', '2', '3']);
  expect(questions.size).toBeGreaterThanOrEqual(37);
  expect(documents.get('3')?.get('2')).toBe(14);
});

describe('the check of paths in documents', () => {
  const existingPaths = new Set([
    'server/src/app.ts',
    'packages/domain/src/lines',
    'src/pages/products/[line]',
    'biome.json',
  ]);
  const absentPathsIn = (text: string, file = 'docs/recipes/add-a-line.md') =>
    absentPaths(file, text, (path) => existingPaths.has(path)).map(
      ({ line, reason }) => `${line}: ${reason}`,
    );

  test.each([
    ['`server/src/app.ts` and `biome.json`'],
    ['`src/pages/products/[line]`'],
    ['`packages/domain/src/lines/<line>/record.ts`'],
    ['`npm test`, `routes.ts`, `docs`, `@naungan/domain/lines`'],
  ])('accepts an existing path, and text that is not a path from the root: %s', (text) => {
    expect(absentPathsIn(text)).toEqual([]);
  });

  test('reports a path that does not exist, with its line', () => {
    expect(
      absentPathsIn('text\n`server/src/gone.ts`, `packages/gone/<line>/record.ts`, `gone.config.ts`'),
    ).toEqual([
      '2: there is no server/src/gone.ts',
      '2: there is no packages/gone/<line>/record.ts',
      '2: there is no gone.config.ts',
    ]);
  });

  test('accepts a path relative to the folder of the document only in a README', () => {
    expect(absentPathsIn('`src/app.ts`', 'server/README.md')).toEqual([]);
    expect(absentPathsIn('`src/app.ts`')).toEqual(['1: there is no src/app.ts']);
  });

  test('checks paths in decisions but not in the specification', () => {
    const text = '`server/src/gone.ts`';
    expect(absentPathsIn(text, 'docs/decisions/0002-packages-from-source.md')).toEqual([
      '1: there is no server/src/gone.ts',
    ]);
    expect(absentPathsIn(text, 'docs/specification/1-platform.md')).toEqual([]);
  });
});
