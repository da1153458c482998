import { createContext } from 'react';

/** The name of the user who is logged in. */
export const UserNameContext = createContext('');
