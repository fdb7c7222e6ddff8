/**
 * Gives the ids of `useId` in a tree a first part of their own; each tree of a page needs another one. Preact
 * (`options._root`) copies this field of the root, whose published name is `__m`.
 * @template {import('preact').VNode} Tree
 * @param {Tree} tree
 * @param {number} first
 * @returns {Tree}
 */
export function withIdRoot(tree, first) {
  tree.__m = [first, 0];
  return tree;
}
