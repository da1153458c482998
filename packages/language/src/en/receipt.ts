/** What a receipt says, on the screen and on paper. */
export const receipt = {
  total: 'Total',
  change: 'Change',
  owed: 'Still owed',
  with: 'with {employee}',
  thanks: 'Thank you for your visit.',
  number: 'Receipt {number}',
  discount: 'Discount',
  tip: 'Tip',
  cash: 'Cash',
  card: 'Card',
  wallet: 'Wallet',
} as const;
