/** Licences that a venue can hold, each for treatments of its class. */
export const licenceClasses = ['beautician', 'nurse', 'physician', 'dentist', 'physiotherapist'] as const;

/** A licence that a venue can hold. */
export type LicenceClass = (typeof licenceClasses)[number];
