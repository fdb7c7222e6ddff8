const NO_ELEMENT = 'renders no element, so there is nothing that could have an attribute';

/**
 * The exported components that do not pass the host's attributes on, with the reason why they cannot. The README lists
 * them.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  AsyncContent: NO_ELEMENT,
  DialogRoot: NO_ELEMENT,
  HostProvider: NO_ELEMENT,
};
