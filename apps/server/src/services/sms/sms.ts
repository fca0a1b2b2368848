export type Sms = {
  /** Of the message in the outbox. */
  id: string
  to: string
  text: string
}

/** What the service reports of a message: the form it posts, and the header that signs it. */
export type SmsReport = { id: string; signature: string; fields: Record<string, string> }

/** Delivers one text message to a number in E.164. Throws if the service refuses; the outbox then retries. */
export type SmsService = {
  kind: 'twilio' | 'outbox'
  send: (sms: Sms) => Promise<void>
  /**
   * Of a service that reports what became of its messages: what a report says, `UnderWay` where it is not decided yet;
   * null of one that the service did not sign.
   */
  readReport?: (report: SmsReport) => 'Delivered' | 'Failed' | 'UnderWay' | null
}
