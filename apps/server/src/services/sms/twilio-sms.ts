import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsReport, SmsService } from './sms.ts'

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number in E.164, or the sender name shown to receivers. */
  from: string
  /** Base URL of the API, without trailing slash. */
  url: string
  /** Where it reports what became of a message, before the message's id; undefined if it shall not. */
  reportsTo?: string | undefined
}

const TIMEOUT_MS = 10_000

/** How Twilio signs a request: HMAC-SHA1 of the address, then each field's name and value in the order of names. */
function isSigned({ signature, fields }: SmsReport, url: string, authToken: string): boolean {
  const said = Object.keys(fields)
    .toSorted()
    .map((name) => name + fields[name])
  const mac = createHmac('sha1', authToken)
    .update(url + said.join(''))
    .digest()
  const told = Buffer.from(signature, 'base64')
  return told.length === mac.length && timingSafeEqual(told, mac)
}

const ends: Record<string, 'Delivered' | 'Failed'> = {
  delivered: 'Delivered',
  undelivered: 'Failed',
  failed: 'Failed',
}

/** Text messages by Twilio's HTTP API or a compatible service. */
export function twilioSms({ accountSid, authToken, from, url, reportsTo }: TwilioSettings): SmsService {
  const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const reportUrl = (id: string) => `${reportsTo}/${id}/status`
  return {
    kind: 'twilio',
    async send({ id, to, text }) {
      const form = new URLSearchParams({ To: to, From: from, Body: text })
      if (reportsTo !== undefined) form.set('StatusCallback', reportUrl(id))
      const response = await fetch(endpoint, {
        redirect: 'error',
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      // The service's message may contain number and text, which must not be logged.
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`)
    },
    ...(reportsTo !== undefined && {
      readReport: (report) =>
        isSigned(report, reportUrl(report.id), authToken)
          ? (ends[report.fields.MessageStatus ?? ''] ?? 'UnderWay')
          : null,
    }),
  }
}
