import type { ComponentType, ReactNode } from 'react';
import { DialogPopup, DialogRoot, DialogTitle } from '../primitives/dialog/index.ts';

type Parent = ComponentType<{ children: ReactNode }>;

const InDialogRoot: Parent = ({ children }) => <DialogRoot open>{children}</DialogRoot>;
const InDialog: Parent = ({ children }) => (
  <DialogRoot open>
    <DialogPopup>{children}</DialogPopup>
  </DialogRoot>
);
const InTitledDialog: Parent = ({ children }) => (
  <InDialog>
    <DialogTitle>Manfaat</DialogTitle>
    {children}
  </InDialog>
);

/** The parents of components that are parts of another one. */
export const PARENTS: Readonly<Record<string, Parent>> = {
  DialogBack: InTitledDialog,
  DialogBody: InTitledDialog,
  DialogClose: InTitledDialog,
  DialogDescription: InTitledDialog,
  DialogFooter: InTitledDialog,
  DialogHeader: InTitledDialog,
  DialogPopup: InDialogRoot,
  DialogTitle: InDialog,
};
