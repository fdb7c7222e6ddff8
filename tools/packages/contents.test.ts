import { describe, expect, test } from 'vitest';
import { problemsOfPackage } from './contents.mjs';
import { entriesOf, publishedManifest } from './manifest.mjs';
import { addUseClient, removeCitations } from './text.mjs';

const SOURCE = {
  name: '@naungan/ui',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://example.com/it.git', directory: 'packages/ui' },
  scripts: { build: 'make' },
  description: 'Components',
  keywords: ['insurance'],
  homepage: 'https://example.com/it#readme',
  bugs: { url: 'https://example.com/it/issues' },
  engines: { node: '>=20' },
  publishConfig: { access: 'public', provenance: true, directory: 'dist' },
  exports: {
    './hidden/*': null,
    './*': { 'naungan-source': './src/*/index.ts', default: './dist/*/index.js' },
    './styles.css': { 'naungan-source': './src/styles.css', default: './dist/styles.css' },
  },
};
const BUILT_FILES = ['button/index.js', 'button/Button.js', 'hidden/part/index.js', 'styles.css'];

test('the published manifest has every entry, and no fields that only the repository needs', () => {
  expect(entriesOf(SOURCE.exports, BUILT_FILES)).toEqual({
    './button': './button/index.js',
    './styles.css': './styles.css',
  });
  const manifest = publishedManifest(SOURCE, BUILT_FILES);
  expect(manifest.exports['./button']).toEqual({
    types: './button/index.d.ts',
    default: './button/index.js',
  });
  expect(manifest.exports['./styles.css'].types).toBe('./styles.css.d.ts');
  expect(manifest).not.toHaveProperty('scripts');
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
});

test('a published manifest has the paths of programs as npm writes them', () => {
  const { bin } = publishedManifest({ ...SOURCE, bin: { contrast: './dist/contrast/cli.js' } }, BUILT_FILES);
  expect(bin).toEqual({ contrast: 'contrast/cli.js' });
});

test('the package build removes citations from comments, also when a citation is on two lines', () => {
  expect(removeCitations('/** The total [2 §9]. */')).toBe('/** The total. */');
  expect(removeCitations('/**\n * Kept for a week\n * [1 §5.4, Q14]; then gone.\n */')).toBe(
    '/**\n * Kept for a week; then gone.\n */',
  );
});

test("the package build adds 'use client' to modules that import React, and only to them", () => {
  const code = 'import { useState } from "react";\nexport { useState };';
  expect(addUseClient(code)).toBe(`'use client';\n${code}`);
  expect(addUseClient('export const a = 1;')).toBe('export const a = 1;');
});

describe('the check of a tarball', () => {
  const manifest = { ...publishedManifest(SOURCE, BUILT_FILES), dependencies: { zod: '^4.0.0' } };
  const validFiles = {
    LICENSE: '',
    'README.md': '',
    'package.json': '',
    'button/index.js': 'export const a = 1;',
    'styles.css': '',
  };
  const problemsWith = (files: Record<string, string>, manifestChanges = {}) =>
    problemsOfPackage({
      name: 'ui',
      manifest: { ...manifest, ...manifestChanges },
      texts: new Map(Object.entries({ ...validFiles, ...files })),
    });

  test('accepts a valid tarball', () => {
    expect(problemsWith({})).toEqual([]);
  });

  test.each([
    [{ 'src/button.ts': '' }, 'src/button.ts must not be published'],
    [{ 'button/index.stories.js': '' }, 'button/index.stories.js must not be published'],
    [{ 'button/index.d.ts': '/** [Q14] */' }, 'button/index.d.ts cites a document that is not published'],
    [{ 'button/index.js': 'import { jsx } from "react/jsx-runtime";' }, "button/index.js lacks 'use client'"],
    [
      { 'button/index.js': 'import "./b.js";', 'button/b.js': '\nimport e from "embla-carousel-react";' },
      './button imports embla-carousel, which is only for ./primitives/carousel',
    ],
  ])('rejects a tarball with the file %j', (files, problem) => {
    expect(problemsWith(files)).toContain(problem);
  });

  test('rejects a pinned dependency, React as a dependency, and a pattern in exports', () => {
    expect(problemsWith({}, { dependencies: { zod: '4.6.7' } })).toContain(
      'zod has a fixed version; a host with another version would get a second copy',
    );
    expect(problemsWith({}, { dependencies: { react: '^19.2.0' } })).toContain(
      'react must be a peer dependency; otherwise a host could get a second copy',
    );
    expect(problemsWith({}, { exports: { './*': { default: './*.js' } } })).toContain(
      './* exports every file',
    );
  });
});
