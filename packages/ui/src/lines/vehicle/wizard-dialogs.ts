/** The dialogs of the wizard, in one file, because they are mostly used together. */
export { AccessoryDialog } from './additions/AccessoryDialog.tsx';
export { ExpansionDialog } from './additions/ExpansionDialog.tsx';
export { VehicleDialog } from './vehicle-fields/VehicleDialog.tsx';
