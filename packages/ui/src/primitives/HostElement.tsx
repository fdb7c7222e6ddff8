import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import { ComponentMessages } from './host/ComponentMessages.tsx';
import type { Messages, MessagesOf } from './host/messages.ts';

/** Attributes that a host may set on every component. */
export type HostAttributes = AriaAttributes &
  Pick<ComponentProps<'div'>, 'className' | 'dir' | 'hidden' | 'id' | 'lang' | 'ref' | 'style'>;

/** Attributes that a host may set on a page whose texts have this name. */
export type PageAttributes<Name extends keyof Messages> = HostAttributes & {
  /** Replaces single texts of the page. */
  messages?: MessagesOf<Name> | undefined;
};

const HOST_ATTRIBUTE = /^(className|dir|hidden|id|lang|ref|style|aria-.+|data-.+)$/;

/** Splits props into the host's attributes and the component's props. */
export function splitHostAttributes<Props extends object>(
  props: Props & HostAttributes,
): [host: HostAttributes, own: Props] {
  const entries = Object.entries(props);
  const isHosts = ([name]: [string, unknown]) => HOST_ATTRIBUTE.test(name);
  return [
    Object.fromEntries(entries.filter(isHosts)),
    Object.fromEntries(entries.filter((entry) => !isHosts(entry))) as Props,
  ];
}

export type HostElementProps<Props extends object> = {
  props: Props & HostAttributes;
  /** Name of the texts that the prop `messages` replaces; absent for a component without this prop. */
  name?: keyof Messages;
  /** Renders the component without the host's attributes. */
  children: (own: Props) => ReactNode;
};

/**
 * An element for the host's attributes around a component whose root element depends on its state, such as a page that loads.
 * Without such attributes it renders no element, so that the layout of the page around it does not change.
 */
export function HostElement<Props extends object>({ props, name, children }: HostElementProps<Props>) {
  const [host, own] = splitHostAttributes<Props>(props);
  const { messages, ...withoutMessages }: Props & { messages?: object } = own;
  const content =
    name === undefined ? (
      children(own)
    ) : (
      <ComponentMessages name={name} messages={messages}>
        {children(withoutMessages as Props)}
      </ComponentMessages>
    );
  return Object.keys(host).length > 0 ? <div {...host}>{content}</div> : content;
}
