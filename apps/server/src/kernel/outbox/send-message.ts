import type { ErpCallName } from '@salvia/contract/words/erp-calls'
import type { Db } from '#db/database'
import { whenBack } from '#db/when-back'
import { MailboxRefused, type MailService } from '../../services/mail/mail.ts'
import type { SmsService } from '../../services/sms/sms.ts'
import { serverScript } from '../own-files.ts'
import type { SealedText } from '../sealed-text.ts'
import { sideThread } from '../side-thread/side-thread.ts'
import { claimMessage, whileClaimed } from './claim-message.ts'
import type { outboxMessages, ServiceCall } from './data/outbox-tables.ts'
import { inTurn } from './in-turn.ts'
import { markFailed, markSent, markWithheld } from './move-message.ts'
import type { MessageWanted, RenderedMessage } from './render-worker.ts'
import { hasSecretPlace, withSecret } from './secret-place.ts'
import { type Wishes, whyWithheld } from './why-withheld.ts'

export type Showing = { db: Db; mail: MailService; sms: SmsService; sealed: SealedText }
/**
 * Handler of each service call, by name; it may run again, so it must be idempotent. It runs its statements in turn.
 */
export type ServiceCalls = Partial<
  Record<ErpCallName, (about: ServiceCall['props'], now: Date) => Promise<void>>
>
/**
 * A message that a service accepted (or delivered, where it reports that), refused (it may be accepted later), or
 * reported as not delivered after all, by the key it is about.
 */
export type Settled = {
  messageId: string
  key: string
  kind: 'Mail' | 'Sms'
  outcome: 'Sent' | 'Failed' | 'Bounced'
}
/** Listeners by the type a message is about; they may be called again, so they must be idempotent. */
export type Listeners = Record<string, (settled: Settled, now: Date) => Promise<void>>
export type Delivery = Showing & { calls: ServiceCalls; listeners: Listeners; wishes: Wishes }
type Row = typeof outboxMessages.$inferSelect

const MASK = '••••••'

/** Whether a message's secret is no longer stored, so that it cannot be resent. */
export const hasLostSecret = ({ content, sealedSecret }: Pick<Row, 'content' | 'sealedSecret'>): boolean =>
  sealedSecret === null && hasSecretPlace(content)

/** A mail as it is read here: without the picture that would tell of its recipient's opening. */
function toRead(content: Row['content']): Row['content'] {
  if (!('openedUrl' in content.props)) return content
  const { openedUrl: _, ...props } = content.props
  return { ...content, props } as Row['content']
}

/** Rendering a template takes a millisecond or two of CPU: requests go first. */
const renderAside = sideThread<MessageWanted, RenderedMessage>(serverScript('kernel/outbox/render-worker'))

const render = ({ kind, content }: Pick<Row, 'kind' | 'content'>): Promise<RenderedMessage> =>
  renderAside({ kind, content } as MessageWanted)

async function deliver({ mail, sms }: Showing, row: Row, message: RenderedMessage): Promise<void> {
  const { subject, html, text, unsubscribeUrl, calendar } = message
  if (row.kind === 'Sms') await sms.send({ id: row.id, to: row.recipient, text })
  else
    await mail.send({
      id: row.id,
      to: row.recipient,
      subject: subject ?? '',
      html: html ?? '',
      text,
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      ...(calendar !== undefined && { calendar }),
    })
}

const isKeptHere = ({ mail, sms }: Showing, row: Row): boolean =>
  (row.kind === 'Sms' ? sms : mail).kind === 'outbox'

const readable = ({ subject, html, text }: RenderedMessage): Partial<Row> => ({
  subject,
  html,
  plainText: text,
})

/** What the outbox shows: secrets only where people read their messages in the outbox itself. */
async function shown(delivery: Showing, row: Row, message: RenderedMessage): Promise<Partial<Row>> {
  const isMasked = row.sealedSecret !== null && !isKeptHere(delivery, row)
  const content = toRead(row.content)
  if (!isMasked && content === row.content) return readable(message)
  const secret = isMasked || row.sealedSecret === null ? MASK : delivery.sealed.open(row.sealedSecret)
  return readable(await render({ ...row, content: withSecret(content, secret) }))
}

/**
 * A message as it was or will be rendered, or a service call with its data as JSON; whether its secret is shown does
 * not depend on it being sent, and a reader without the right never sees it.
 */
export async function showMessage(
  delivery: Showing,
  row: Row,
  { maySeeSecret }: { maySeeSecret: boolean },
): Promise<{ html: string | null; plainText: string }> {
  if (row.kind === 'Erp') return { html: null, plainText: JSON.stringify(row.content, null, 2) }
  const isHidden = row.sealedSecret !== null && !maySeeSecret
  if (row.plainText !== null && !isHidden) return { html: row.html, plainText: row.plainText }
  const isOpen = row.sealedSecret !== null && maySeeSecret && isKeptHere(delivery, row)
  const secret = isOpen ? delivery.sealed.open(row.sealedSecret ?? '') : MASK
  const { html, text } = await render({ ...row, content: withSecret(toRead(row.content), secret) })
  return { html, plainText: text }
}

type Sending = { noted: Partial<Row>; send: () => Promise<void> }

async function prepareMessage(delivery: Delivery, row: Row): Promise<Sending> {
  const secret = row.sealedSecret === null ? MASK : delivery.sealed.open(row.sealedSecret)
  const message = await render({ ...row, content: withSecret(row.content, secret) })
  return { noted: await shown(delivery, row, message), send: () => deliver(delivery, row, message) }
}

function prepareCall({ calls }: Delivery, { content }: Row, now: Date): Sending {
  const { template, props } = content as ServiceCall
  const send = async () => {
    const call = calls[template]
    if (!call) throw new Error(`there is no service call ${template}`)
    await call(props, now)
  }
  return { noted: {}, send }
}

const prepare = (delivery: Delivery, row: Row, now: Date): Sending | Promise<Sending> =>
  row.kind === 'Erp' ? prepareCall(delivery, row, now) : prepareMessage(delivery, row)

/** Tells the listener of what a message is about. */
export async function notifyOfOutcome(
  { listeners }: Pick<Delivery, 'listeners'>,
  row: Pick<Row, 'id' | 'kind' | 'about'>,
  outcome: Settled['outcome'],
  now: Date,
): Promise<void> {
  const { id: messageId, kind, about } = row
  if (about === null || kind === 'Erp') return
  await listeners[about.type]?.({ messageId, kind, outcome, key: about.key }, now)
}

/** A refusing mailbox is retried for a quarter of an hour, as it may only be full. */
const MOST_REFUSALS = 9

async function recordFailure(
  delivery: Delivery,
  row: Row,
  { error, noted, now }: { error: unknown; noted: Partial<Row>; now: Date },
): Promise<void> {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  const attempts = row.attempts + 1
  await markFailed(delivery.db, { id: row.id, lastError, noted, attempts })
  await notifyOfOutcome(delivery, row, 'Failed', now)
  if (!(error instanceof MailboxRefused && attempts >= MOST_REFUSALS)) throw error
}

type Begun = Sending & { row: Row }

/** Claims a message and makes it ready; null of one that is not to be sent. Notes what failed. */
async function beginSending(delivery: Delivery, messageId: string, now: Date): Promise<Begun | null> {
  const { db } = delivery
  const row = await claimMessage(db, messageId, now)
  if (!row) return null
  const reason = await whyWithheld(delivery.wishes, row, now)
  if (reason !== null) {
    await markWithheld(db, { id: messageId, lastError: reason })
    return null
  }
  try {
    return { row, ...(await prepare(delivery, row, now)) }
  } catch (error) {
    await recordFailure(delivery, row, { error, noted: {}, now })
    return null
  }
}

async function recordSent(delivery: Delivery, { row, noted }: Begun, now: Date): Promise<void> {
  const { db } = delivery
  const sealedSecret = isKeptHere(delivery, row) ? row.sealedSecret : null
  const { subject, html, plainText } = { ...row, ...noted }
  const written = { id: row.id, subject, html, plainText, attempts: row.attempts + 1, sealedSecret }
  await whenBack(() => markSent(db, written, now))
  if (row.kind === 'Sms' && delivery.sms.readReport) return
  await whenBack(() => notifyOfOutcome(delivery, row, 'Sent', now))
}

/**
 * Sends a queued message or makes a queued call, once; a message without use for its recipient is withheld. Throws if
 * the service fails, after recording that, unless a mailbox refused often enough; and while another attempt is sending
 * it.
 */
export async function sendMessage(delivery: Delivery, messageId: string, now: Date): Promise<void> {
  const begun = await inTurn(() => beginSending(delivery, messageId, now))
  if (!begun) return
  const { row, noted, send } = begun
  try {
    await (row.kind === 'Erp' ? whileClaimed(delivery.db, row.id, send) : send())
  } catch (error) {
    await inTurn(() => recordFailure(delivery, row, { error, noted, now }))
    return
  }
  await inTurn(() => recordSent(delivery, begun, now))
}
