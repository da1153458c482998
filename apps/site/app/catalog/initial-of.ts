/** The first letter of a name, its title left out. */
export const initialOf = (name: string): string =>
  /^\P{M}\p{M}*/u.exec(name.replace(/^(Dr\.?|د\.|دكتورة?|دکتۆر)\s+/u, ''))?.[0] ?? '';
