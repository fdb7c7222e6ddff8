/**
 * The class of an element whose content gets the base styles of reset.css. Elements that are rendered outside the
 * component's root, such as dialogs, have this class, too.
 */
export const rootClass = 'naungan';
