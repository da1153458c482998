/** The switch for push messages. */
export const push = {
  title: 'On this device',
  switch: 'Push messages on this device',
  text: 'They come at once and cost nothing.',
  offer: 'Hear on this device when {venue} answers',
  explanations: {
    unsupported: 'This browser cannot show push messages. On an iPhone, add the site to the home screen first.',
    blocked: 'This browser blocks messages. Please allow them for this site in its settings.',
    failed: 'It could not be switched on. Please check the connection and try again.',
  },
};
