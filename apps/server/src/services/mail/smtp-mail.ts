import nodemailer from 'nodemailer'
import { isLoopback } from '#kernel/http/is-loopback'
import { MailboxRefused, type MailService } from './mail.ts'

/** Idle timeout of a connection. */
const SILENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}
/** Total time limit: shorter than a message's claim (kernel/outbox/claim-message.ts), so that none is sent twice. */
const WHOLE_MS = 35_000

/** The heads by which a mail program offers to unsubscribe, and posts without opening a page (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The part of a sender's address after the at sign, which its Message-IDs end with. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** RFC 5321, 4.2.1: a 5yz reply to the envelope is the mailbox’s; one to the login is the shop’s own fault. */
function isOfMailbox(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500
}

/**
 * Mail by SMTP from one address, encrypted unless the server is on this machine. Gives up on a hanging server in well
 * under a minute.
 */
export function smtpMail(url: string, from: string, wholeMs = WHOLE_MS): MailService {
  const transport = nodemailer.createTransport({ url, requireTLS: !isLoopback(url), ...SILENCE })
  return {
    kind: 'smtp',
    async send({ id, to, subject, html, text, unsubscribeUrl, calendar }) {
      const headers = unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)
      const sending = transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from,
        to,
        subject,
        html,
        text,
        headers,
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'salvia.ics', content: calendar.file },
        }),
        signal: AbortSignal.timeout(wholeMs),
      })
      await sending.catch((error: unknown) => {
        throw isOfMailbox(error) ? new MailboxRefused(error.message, { cause: error }) : error
      })
    },
  }
}
