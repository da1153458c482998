/** The password of every user of the demo world, which is no secret. */
export const demoPassword = 'bukra-inshallah';

/** Whether a password is the one that everybody knows. */
export const isDemoPassword = (password: string): boolean => password === demoPassword;
