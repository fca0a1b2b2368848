import nodemailer from 'nodemailer'
import { isLoopback } from '#kernel/http/is-loopback'
import type { MailService } from './mail.ts'

/** Silence that ends a conversation. */
const SILENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}
/** The whole of it: less than a message is claimed for (kernel/outbox/claim-message.ts), so that none goes out twice. */
const WHOLE_MS = 35_000

/** Mail by SMTP, from one address, and encrypted unless the server is on this machine. A server that hangs is given up in well under a minute. */
export function smtpMail(url: string, from: string, wholeMs = WHOLE_MS): MailService {
  const transport = nodemailer.createTransport({ url, requireTLS: !isLoopback(url), ...SILENCE })
  return {
    kind: 'smtp',
    async send({ to, subject, html, text }) {
      await transport.sendMail({ from, to, subject, html, text, signal: AbortSignal.timeout(wholeMs) })
    },
  }
}
