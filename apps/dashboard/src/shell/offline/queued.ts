/** What a step answers with that nobody took: it lies on this device until there is a connection. */
export const queued = 'kept';
