import { channels } from './messages/channels.ts';
import { deliveries } from './messages/deliveries.ts';
import { requestAnswers } from './messages/request-answers.ts';

export const messages = { ...channels, ...deliveries, ...requestAnswers };
