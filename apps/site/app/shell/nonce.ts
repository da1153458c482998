import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** What the server marks the site's own scripts with while it renders; the browser never sees it. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The same for the parts of the document. */
export const Nonce = createReactContext<string | undefined>(undefined);
