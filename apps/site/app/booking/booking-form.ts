export { BookingPanel } from './booking-panel.tsx';
export { BookingPlacedDialog } from './placing/booking-placed-dialog.tsx';
export { BookingSheet } from './sheet/booking-sheet.tsx';
