import { type ReactNode, useContext, useMemo } from 'react';
import { type Messages, MessagesContext, type MessagesOf } from './messages.ts';

export type ComponentMessagesProps<Name extends keyof Messages> = {
  name: Name;
  messages: MessagesOf<Name> | undefined;
  children: ReactNode;
};

/** Applies the prop `messages` of a component that consists of several parts: each part reads its texts by `useMessages`. */
export function ComponentMessages<Name extends keyof Messages>({
  name,
  messages,
  children,
}: ComponentMessagesProps<Name>) {
  const inherited = useContext(MessagesContext);
  const value = useMemo(
    () => (messages ? { ...inherited, [name]: { ...inherited[name], ...messages } } : inherited),
    [inherited, name, messages],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
