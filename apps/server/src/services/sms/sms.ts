export type Sms = { to: string; text: string }

/** Delivers one text message to a number in E.164. Throws when the service refuses; the outbox then tries again. */
export type SmsService = {
  kind: 'twilio' | 'outbox'
  send: (sms: Sms) => Promise<void>
}
