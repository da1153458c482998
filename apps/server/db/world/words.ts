/** A text in the three languages of the marketplace. */
export type Words = { en: string; ar: string; ckb: string };

export const words = (en: string, ar: string, ckb: string): Words => ({ en, ar, ckb });

/** Like words, for texts of several lines: every run of white space becomes one space. */
export const prose = (en: string, ar: string, ckb: string): Words => words(flat(en), flat(ar), flat(ckb));

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
