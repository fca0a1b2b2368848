import {
  type MailContent,
  type RenderedMail,
  renderMail,
  renderSms,
  type SmsContent,
} from '@salvia/documents'
import { serveThread } from '../side-thread/serve-thread.ts'

export type MessageWanted = { kind: 'Mail'; content: MailContent } | { kind: 'Sms'; content: SmsContent }
export type RenderedMessage = {
  subject: string | null
  html: string | null
  text: string
  unsubscribeUrl?: string
  calendar?: RenderedMail['calendar']
}

serveThread((wanted: MessageWanted): RenderedMessage | Promise<RenderedMessage> =>
  wanted.kind === 'Sms'
    ? { subject: null, html: null, text: renderSms(wanted.content) }
    : renderMail(wanted.content),
)
