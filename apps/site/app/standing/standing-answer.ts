import type { ServiceStanding } from '@tajmeelspot/contract/standing.ts';
import type { MessageTexts } from '../shell/messages/message-texts.ts';

/** Why a service stands where it stands, with the messages of the sheet, or that nothing came. */
export type StandingAnswer =
  | { readonly kind: 'standing'; readonly standing: ServiceStanding; readonly messages: MessageTexts }
  | { readonly kind: 'failed' };
