/** The dialogs of the wizard. They are in one chunk, because they are mostly used together. */
export { AccessoryDialog } from './additions/AccessoryDialog.tsx';
export { ExpansionDialog } from './additions/ExpansionDialog.tsx';
export { VehicleDialog } from './vehicle-fields/VehicleDialog.tsx';
