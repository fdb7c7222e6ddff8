/** The dialogs of the wizard, in one file: who opens one mostly opens another. */
export { AccessoryDialog } from './additions/AccessoryDialog.tsx';
export { ExpansionDialog } from './additions/ExpansionDialog.tsx';
export { VehicleDialog } from './vehicle-fields/VehicleDialog.tsx';
