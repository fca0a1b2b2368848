import { z } from 'zod'
import { SHORTEST_KEY } from '../kernel/key-file.ts'
import type { TwilioSettings } from '../services/sms/twilio-sms.ts'
import { flag, httpUrl, withoutSlash, words } from './words.ts'

export const messageVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: words.optional(),
  BOUNCE_SECRET: z.string().min(SHORTEST_KEY).optional(),
  INTERCOM_APP_SECRET: words.optional(),
  TWILIO_ACCOUNT_SID: words.optional(),
  TWILIO_AUTH_TOKEN: words.optional(),
  TWILIO_FROM: words.optional(),
  TWILIO_URL: httpUrl.default('https://api.twilio.com'),
  TWILIO_REPORTS: flag.default(false),
}
const Variables = z.object(messageVariables)

/** Of mails that no public shop sends: those of a demo and of trials on this machine. */
const TRIAL_SENDER = 'Salvia <hello@salvia.example>'

/** Who mails are from; a public shop must say so itself. */
export const senderOf = (given: z.infer<typeof Variables>): string => given.MAIL_FROM ?? TRIAL_SENDER

/** Text messages need all three variables; otherwise they stay in the outbox. */
export function twilioFrom(given: z.infer<typeof Variables>, publicUrl: string): TwilioSettings | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = given
  if (!accountSid || !authToken || !from) return undefined
  const reportsTo = given.TWILIO_REPORTS ? `${publicUrl}/api/text-messages` : undefined
  return { accountSid, authToken, from, url: withoutSlash(given.TWILIO_URL), reportsTo }
}
