import { channels } from './messages/channels.ts';
import { deliveries } from './messages/deliveries.ts';
import { push } from './messages/push.ts';
import { requestAnswers } from './messages/request-answers.ts';
import { telegram } from './messages/telegram.ts';

export const messages = { ...channels, ...deliveries, ...requestAnswers, ...push, ...telegram };
