/** A text in the three languages. */
export type WorldText = { en: string; ar: string; ckb: string };

export const text = (en: string, ar: string, ckb: string): WorldText => ({ en, ar, ckb });

/** A text of several lines: every run of white space becomes one space. */
export const paragraph = (en: string, ar: string, ckb: string): WorldText =>
  text(joinLines(en), joinLines(ar), joinLines(ckb));

const joinLines = (lines: string) => lines.replaceAll(/\s+/g, ' ').trim();
