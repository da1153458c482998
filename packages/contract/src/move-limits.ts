/** How long after a move by the venue its customer hears of it, and so how long it can be undone unseen, seconds. */
export const announceAfterSeconds = 10;
