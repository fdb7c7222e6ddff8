/** Props of every screen: the parameters of its address. */
export type ScreenProps = { params: Readonly<Record<string, string>> };
