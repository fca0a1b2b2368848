import nodemailer from 'nodemailer'
import type { MailService } from './mail.ts'

/** Mail by SMTP, from one address. */
export function smtpMail(url: string, from: string): MailService {
  const transport = nodemailer.createTransport(url)
  return {
    kind: 'smtp',
    async send({ to, subject, html, text }) {
      await transport.sendMail({ from, to, subject, html, text })
    },
  }
}
