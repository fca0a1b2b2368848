export type Sms = { to: string; text: string }

/** Delivers one text message to a number in E.164. Throws if the service refuses; the outbox then retries. */
export type SmsService = {
  kind: 'twilio' | 'outbox'
  send: (sms: Sms) => Promise<void>
}
