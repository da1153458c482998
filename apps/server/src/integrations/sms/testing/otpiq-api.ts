import {
  jsonOf,
  openProvider,
  type ProviderRequest,
  type StandInAnswer,
} from '#app/integrations/channels/testing/provider-stand-in.ts';

/** Settings of a server that sends by the stand-in. */
export const otpiqSettings = { OTPIQ_API_KEY: 'sk_live_stand_in', OTPIQ_SENDER_ID: 'TajmeelSpot' };

/** A stand-in of OTPIQ: POST /sms, as docs.otpiq.com has it. */
export const openOtpiqApi = () => openProvider(answer);

function answer(request: ProviderRequest): StandInAnswer {
  if (request.headers.authorization !== `Bearer ${otpiqSettings.OTPIQ_API_KEY}`) return refuse(401, 'Unauthorized');
  if (request.path !== '/sms') return refuse(404, 'Not found');
  const { phoneNumber, smsType, verificationCode, customMessage, senderId, deliveryReport } = jsonOf(request);
  if (!/^\d{10,15}$/.test(String(phoneNumber))) return refuse(400, 'Invalid phone number');
  const isVerification = smsType === 'verification' && typeof verificationCode === 'string';
  const isCustom = smsType === 'custom' && Boolean(customMessage) && Boolean(senderId);
  if (!isVerification && !isCustom) return refuse(400, 'Validation error');
  const { webhookUrl = 'https://' } = (deliveryReport ?? {}) as { webhookUrl?: string };
  if (!webhookUrl.startsWith('https://')) return refuse(400, 'webhookUrl must use HTTPS');
  const smsId = `sms-${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;
  const sent = { message: 'SMS task created successfully', smsId, remainingCredit: 14_800, cost: 200 };
  return { status: 200, body: { ...sent, canCover: true, paymentType: 'prepaid' } };
}

const refuse = (status: number, message: string): StandInAnswer => ({ status, body: { message } });
