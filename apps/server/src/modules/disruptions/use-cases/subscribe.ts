import { DAY_MS, HOUR_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { isNeverPublic } from '@salvia/rules/disruptions/disruption-state'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, deadLink, invalid, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { consumeLimit, isWithinLimit, type Limit } from '#kernel/limits/consume-limit'
import { queueMessage } from '#kernel/outbox/outbox'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { impactOf } from '../data/disruption-user-queries.ts'
import { isProductShown, nameOfProduct } from '../data/product-name.ts'
import { accountOf } from '../data/subscriber-queries.ts'
import { type DisruptionContext, STOCK_SUBSCRIPTION } from '../disruption-context.ts'
import { askedAtOf, LINK_MS, readSubscription, signSubscription } from '../subscription-token.ts'

const limits = {
  fromAddress: { name: 'stock-subscriptions', max: 20, lengthMs: HOUR_MS },
  ofMailbox: { name: 'stock-subscription-mails', max: 3, lengthMs: DAY_MS },
} as const satisfies Record<string, Limit>

/**
 * Throws not-found for what is not public, as its product's page does that left the shop, and conflict for a product
 * that is back or gone.
 */
async function checkActive(tx: Db, disruptionId: string): Promise<{ productId: string }> {
  const { status, productId } = productDisruptions
  const [row] = await tx
    .select({ status, productId })
    .from(productDisruptions)
    .where(eq(productDisruptions.id, disruptionId))
    .for('share')
  if (!row || isNeverPublic(row.status)) throw notFound('disruption')
  if (!(await isProductShown(tx, row.productId))) throw notFound('disruption')
  if (row.status !== 'Active') throw conflict('disruption_over', 'The product is not awaited any more.')
  return row
}

type Who = { userId: string } | { email: string; languageCode: LanguageCode }

/**
 * Subscribing twice counts once. It also resumes notices for people who ended them and for those who got theirs
 * already. False, and nothing is changed, if they did so after they asked.
 */
async function insertSubscriber(
  tx: Db,
  { disruptionId, who, askedAt }: { disruptionId: string; who: Who; askedAt: Date },
  now: Date,
): Promise<boolean> {
  const u = disruptionUsers
  const union = sql`(select array_agg(distinct f order by f) from unnest(${u.flags} || excluded.flags) f)`
  const written = await tx
    .insert(u)
    .values({ disruptionId, ...who, flags: ['Subscribed'], impactType: 'Low', subscribedAt: now })
    .onConflictDoUpdate({
      target: 'userId' in who ? [u.disruptionId, u.userId] : [u.disruptionId, u.email],
      targetWhere: isNotNull('userId' in who ? u.userId : u.email),
      set: {
        flags: union,
        languageCode: sql`excluded.language_code`,
        impactType: sql`case when ${u.impactSetAt} is null then ${impactOf(union)} else ${u.impactType} end`,
        subscribedAt: sql`coalesce(${u.subscribedAt}, excluded.subscribed_at)`,
        unsubscribedAt: null,
        ...{ noticedAt: null, noticeMessageId: null },
        noticeAskedAt: sql`case when ${u.noticedAt} is null then ${u.noticeAskedAt} end`,
      },
      setWhere: sql`coalesce(greatest(${u.unsubscribedAt}, ${u.noticedAt}) <= ${askedAt.toISOString()}::timestamptz, true)`,
    })
    .returning({ id: u.id })
  return written.length > 0
}

type Asking = {
  disruptionId: string
  actor: Actor | null
  email: string | null
  languageCode: LanguageCode
  /** The network it came from. */
  from: string
}

/** Whether a mailbox may get another link: more than a few a day are not sent, and the answer does not show it. */
const mayMail = (context: DisruptionContext, email: string): Promise<boolean> =>
  isWithinLimit(context, limits.ofMailbox, email, context.now())

/**
 * The mail is in the language of the account that has the address, which its owner alone sees; else as it was asked
 * for.
 */
async function mailLink(context: DisruptionContext, asking: Asking & { email: string }): Promise<void> {
  const { db, jobs, sealed, config, now } = context
  const { disruptionId, email } = asking
  const isMailed = await mayMail(context, email)
  await db.transaction(async (tx) => {
    const { productId } = await checkActive(tx, disruptionId)
    if (!isMailed) return
    const [{ languageCode } = asking] = await accountOf(tx, email)
    const expiresAt = new Date(now().getTime() + LINK_MS)
    const token = signSubscription(config.secrets.token, { disruptionId, email, languageCode }, expiresAt)
    const props = {
      kind: 'stockSubscription' as const,
      languageCode,
      firstName: '',
      reason: await nameOfProduct(tx, productId),
      url: `${config.publicUrl}/stock-notices/confirm?token={secret}`,
    }
    await queueMessage(
      { tx, jobs },
      {
        kind: 'Mail',
        recipient: email,
        content: { template: 'account', props },
        about: { type: STOCK_SUBSCRIPTION, key: disruptionId },
        sealedSecret: sealed.seal(token),
        usefulUntil: expiresAt,
      },
      now(),
    )
  })
}

/**
 * Subscribes to the notice that a product is back: at once for the caller’s own proven address, else by a link sent to
 * the address; without one, the caller’s own is meant. What it answers depends on the caller and on what was typed,
 * never on who else is known here. Throws not-found, conflict for a product that is not awaited, invalid without an
 * address or a login, and TooMany.
 */
export async function subscribe(
  context: DisruptionContext,
  asking: Asking,
): Promise<'Subscribed' | 'ConfirmationSent'> {
  const { disruptionId, actor } = asking
  const email = asking.email?.trim().toLowerCase() ?? actor?.email ?? null
  await consumeLimit(context, limits.fromAddress, asking.from, context.now())
  const isOwn = actor !== null && email === actor.email && actor.isEmailVerified
  if (isOwn) {
    await context.db.transaction(async (tx) => {
      await checkActive(tx, disruptionId)
      const askedAt = context.now()
      await insertSubscriber(tx, { disruptionId, who: { userId: actor.userId }, askedAt }, askedAt)
    })
    return 'Subscribed'
  }
  if (email === null)
    throw invalid('email_invalid', 'Without a login, an address is needed.', [
      { id: 'email', error: 'email_invalid' },
    ])
  await mailLink(context, { ...asking, email })
  return 'ConfirmationSent'
}

/**
 * Confirms a subscription with the token of its mail, for the account that has the address or for the address itself;
 * again changes nothing. Returns the product. Throws invalid for a token that is forged or expired, conflict for one
 * that was asked for before the person ended notices or was sent one, and what `subscribe` throws for the disruption.
 */
export function confirmSubscription(context: DisruptionContext, token: string): Promise<string> {
  const { db, config, now } = context
  const subscription = readSubscription(config.secrets.token, token, now())
  if (!subscription) throw deadLink()
  const { disruptionId, email, languageCode } = subscription
  const askedAt = askedAtOf(subscription)
  return db.transaction(async (tx) => {
    const { productId } = await checkActive(tx, disruptionId)
    const [account] = await accountOf(tx, email).for('key share')
    const who = account ? { userId: account.userId } : { email, languageCode }
    if (!(await insertSubscriber(tx, { disruptionId, who, askedAt }, now())))
      throw conflict('notices_ended', 'Notices ended, or one was sent, after this link was asked for.')
    return productId
  })
}
