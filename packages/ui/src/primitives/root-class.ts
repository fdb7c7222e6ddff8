/** Below it elements look as reset.css says: on whatever stands outside of a page's own root, as dialogs do. */
export const rootClass = 'naungan';
