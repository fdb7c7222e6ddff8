/**
 * Numbers the ids of `useId` in a tree: the first number distinguishes the trees of a page, the second one counts the
 * ids. `useId` increases the second number, so a tree that is rendered again needs the same array.
 * @template {import('preact').VNode} Tree
 * @param {Tree} tree
 * @param {[number, number]} idNumbers
 * @returns {Tree}
 */
export function withIds(tree, idNumbers) {
  // The published name of Preact's private field `_mask`, in which `useId` searches for the numbers of the root. Preact has
  // no public option for them. Without them each tree starts with P0-0, so the ids of two islands of a page are equal.
  tree.__m = idNumbers;
  return tree;
}
