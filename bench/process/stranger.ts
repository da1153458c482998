import { places } from '@tajmeelspot/contract/places.ts';
import { applyCrowd } from '../load.ts';

/*
 * One hostile client until it is ended: it asks the server at the port for pages under ever new query strings, every
 * second time in a parameter that the page knows.
 */

const [port, address = ''] = process.argv.slice(2);
await applyCrowd(
  {
    port: Number(port),
    clients: 24,
    path: () => `${places.defaultBase}/services?${Math.random() < 0.5 ? 'z' : 'treatment'}=${Math.random()}`,
    addressOf: () => address,
    pauseMs: { answered: 0, refused: 0 },
  },
  60,
);
