/**
 * The class that applies reset.css to the elements below. It is also set on elements that are rendered outside
 * the component's root, such as dialogs.
 */
export const rootClass = 'naungan';
