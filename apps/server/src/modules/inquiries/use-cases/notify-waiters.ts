import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { type Message, queueMessages } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import { isShown, products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { inquiryUpvotes, productInquiries } from '../data/inquiry-tables.ts'
import { signUpvoteToken } from '../upvote-token.ts'

export type WaitersContext = Pick<App, 'jobs' | 'config' | 'sealed'>

type Waiting = { inquiryId: string; askerId: string | null }
type Waiter = Awaited<ReturnType<typeof listWaiters>>[number]

/**
 * The asker and all who joined, each once: active practitioners with a proven address. It concerns their own request:
 * no setting ends it.
 */
async function listWaiters(tx: Db, { inquiryId, askerId }: Waiting) {
  const upvotes = await tx.select().from(inquiryUpvotes).where(eq(inquiryUpvotes.inquiryId, inquiryId))
  const joined = new Set(upvotes.map(({ practitionerId }) => practitionerId))
  const ids = new Set([...joined, ...(askerId === null ? [] : [askerId])])
  if (ids.size === 0) return []
  const { id, email, firstName, preferredLanguageCode: languageCode } = users
  const isReached = and(
    eq(users.isActive, true),
    eq(users.emailVerified, true),
    eq(users.userKindId, 'Practitioner'),
  )
  const found = await tx
    .select({ id, email, firstName, languageCode })
    .from(users)
    .where(and(inArray(id, [...ids]), isReached))
  return found.map((waiter) => ({ ...waiter, hasJoined: joined.has(waiter.id) }))
}

/**
 * Tells all who wait for a request of its status, in the transaction that set it. Who was named as asker by an admin
 * and has not joined gets a signed link that does.
 */
export async function notifyWaiters(
  { tx, jobs, config, sealed }: WaitersContext & { tx: Db },
  { inquiryId, message }: { inquiryId: string; message: string },
  now: Date,
): Promise<void> {
  const { inquiry, productName } = one(
    await tx
      .select({ inquiry: productInquiries, productName: products.name })
      .from(productInquiries)
      .leftJoin(products, and(eq(products.id, productInquiries.productId), isShown))
      .where(eq(productInquiries.id, inquiryId)),
  )
  const { askerId, status, name, brandName, expectedDate, productId } = inquiry
  const page = `${config.publicUrl}/product-inquiries`
  const toMail = ({ id, email, hasJoined, ...person }: Waiter): Message => {
    const props = {
      ...person,
      status,
      asked: [brandName, name].filter(Boolean).join(' '),
      message,
      expectedDate,
      productName,
      url:
        status === 'Fulfilled' && productId !== null
          ? `${config.publicUrl}/shop/products/${productId}`
          : `${page}?scope=Own`,
      joinUrl: hasJoined ? null : `${page}/${inquiryId}/join?token={secret}`,
    }
    const token = () => signUpvoteToken(config.secrets.token, { inquiryId, practitionerId: id }, now)
    const joinsBy = hasJoined ? {} : { sealedSecret: sealed.seal(token()) }
    const content = { template: 'productInquiry' as const, props }
    return { kind: 'Mail', recipient: email, accountId: id, content, ...joinsBy }
  }
  const waiters = await listWaiters(tx, { inquiryId, askerId })
  await queueMessages({ tx, jobs }, waiters.map(toMail), now)
}
