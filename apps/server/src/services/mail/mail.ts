export type Mail = {
  /** Of the message in the outbox: its Message-ID begins with it, by which a mail that comes back is known. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** Ends mails of this kind by a post, as mail programs make it (RFC 8058). */
  unsubscribeUrl?: string
  /** A calendar file, beside the texts and as an attachment, for programs that know the one or the other. */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; file: string }
}

/** Delivers one mail. Throws if the service refuses or cannot be reached; the outbox then retries. */
export type MailService = {
  kind: 'smtp' | 'outbox'
  send: (mail: Mail) => Promise<void>
}

/** The mail server takes nothing for this mailbox; it may be full, closed, or mistyped. */
export class MailboxRefused extends Error {}
