import type { SmsService } from './sms.ts'

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number in E.164, or the sender name shown to receivers. */
  from: string
  /** Base URL of the API, without trailing slash. */
  url: string
}

const TIMEOUT_MS = 10_000

/** Text messages by Twilio's HTTP API or a compatible service. */
export function twilioSms({ accountSid, authToken, from, url }: TwilioSettings): SmsService {
  const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    kind: 'twilio',
    async send({ to, text }) {
      const response = await fetch(endpoint, {
        redirect: 'error',
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // The service's message may contain number and text, which must not be logged.
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    },
  }
}
