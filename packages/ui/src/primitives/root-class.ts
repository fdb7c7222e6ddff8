/**
 * Class that applies reset.css to the elements below it. Also set on what is rendered outside the component's
 * root, such as dialogs.
 */
export const rootClass = 'naungan';
