export { findBill } from './bills/find-bill.ts';
export { findTillDay } from './days/find-till-day.ts';
export { payOut, setFloat } from './days/move-cash.ts';
export { sealDay } from './days/seal-day.ts';
export { payDebt } from './payments/pay-debt.ts';
export { refundPayment } from './payments/refund-payment.ts';
export { reverseTransaction } from './payments/reverse-transaction.ts';
export { takePayment } from './payments/take-payment.ts';
export { addProduct, changeProduct, listProducts } from './products/products.ts';
