import { createContext } from 'react';

/** The name of whoever is in. */
export const UserNameContext = createContext('');
