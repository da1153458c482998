export { eraseAccount, isInUse, listUserData } from './erasure/erase-account.ts';
export { deleteAccount, exportOwnData, previewDeletion } from './own-data/delete-account.ts';
export { listContactLooks } from './contact-looks/list-contact-looks.ts';
export { eraseClient } from './clients/erase-client.ts';
export { eraseWalkIn } from './walk-ins/erase-walk-in.ts';
export { endRetention } from './retention/retention.ts';
