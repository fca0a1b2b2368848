import type { SmsService } from './sms.ts'

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number in E.164, or the name that receivers see. */
  from: string
  /** Base of the API, without a trailing slash. */
  url: string
}

const TIMEOUT_MS = 10_000

/** Text messages by Twilio's HTTP API, or a service that speaks it. */
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
      // The service's own words may repeat number and text, which belong in no log.
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    },
  }
}
