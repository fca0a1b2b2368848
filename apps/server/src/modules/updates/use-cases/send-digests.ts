import type { ProductUpdate } from '@salvia/contract/updates/product-updates'
import { type ProductUpdateKind, productUpdateKinds } from '@salvia/contract/words/updates'
import type { ProductDigestMail } from '@salvia/documents'
import { expectedDay } from '@salvia/rules/disruptions/expected-day'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { type DigestSpan, digestSpan } from '@salvia/rules/updates/digest-span'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { restBetween } from '#kernel/jobs/rest-between'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import { signMailToken } from '../../people/index.ts'
import { listDigestReaders, PRODUCT_DIGEST } from '../data/digest-queries.ts'
import { productUpdateReaders } from '../data/reader-tables.ts'
import { type FoundUpdate, listUpdates } from '../data/update-queries.ts'

export type DigestContext = Pick<App, 'db' | 'jobs' | 'config' | 'sealed' | 'now'>

const BATCH = 100
const MOST_OF_A_KIND = 5

type Reader = Awaited<ReturnType<typeof listDigestReaders>>[number]

/** Takes the month for a reader; false when another run has it. */
async function claimMonth(tx: Db, userId: string, { month }: DigestSpan): Promise<boolean> {
  const { digestMonth } = productUpdateReaders
  const claimed = await tx
    .insert(productUpdateReaders)
    .values({ userId, digestMonth: month })
    .onConflictDoUpdate({
      target: productUpdateReaders.userId,
      set: { digestMonth: month },
      setWhere: sql`${digestMonth} is null or ${lt(digestMonth, month)}`,
    })
    .returning({ userId: productUpdateReaders.userId })
  return claimed.length > 0
}

type Item = ProductDigestMail['sections'][number]['items'][number]

const itemOf =
  ({ publicUrl, now }: { publicUrl: string; now: Date }) =>
  (update: FoundUpdate): Item => {
    const { product, isShown, plans, kind, expectedUntil, isStillSold, priceBefore, price } = update
    return {
      name: `${product.name} – ${product.brandName}`,
      url: linkOf({ publicUrl, product, isShown, plan: kind === 'AtRisk' ? plans[0] : undefined }),
      why: whyOf(update),
      expectedUntil: expectedDay(expectedUntil, now),
      isStillSold,
      priceBefore,
      price,
    }
  }

/** What keeps it from being had, or soon will; of what is no longer offered the heading says it. */
function whyOf({ kind, isShown, disruptionType, stockStatusId }: FoundUpdate): Item['why'] {
  if (kind === 'Discontinued') return null
  if (!isShown) return 'OutOfShop'
  return disruptionType ?? (isAvailable(stockStatusId) ? null : 'OutOfStock')
}

type Led = {
  publicUrl: string
  product: ProductUpdate['product']
  isShown: boolean
  plan: { id: string } | undefined
}

/** Into the plan that holds what cannot be had, else to the product, where the shop still shows it. */
function linkOf({ publicUrl, product, isShown, plan }: Led): string | null {
  if (plan) return `${publicUrl}/recommendations/${plan.id}/edit#item-${product.id}`
  return isShown ? `${publicUrl}/shop/products/${product.id}` : null
}

async function sectionsFor(
  tx: Db,
  { id: practitionerId }: Reader,
  { span, publicUrl, now }: { span: DigestSpan; publicUrl: string; now: Date },
): Promise<ProductDigestMail['sections']> {
  const { from, until } = span
  const read = (kind: ProductUpdateKind) =>
    listUpdates(tx, {
      practitionerId,
      from,
      until,
      kind,
      lastVisitAt: null,
      inOwnPlans: false,
      offset: 0,
      limit: MOST_OF_A_KIND,
    })
  const sections = []
  for (const kind of productUpdateKinds) {
    const { results, count } = await read(kind)
    if (count > 0) sections.push({ kind, count, items: results.map(itemOf({ publicUrl, now })) })
  }
  return sections
}

function digest(context: DigestContext, reader: Reader, span: DigestSpan): Promise<void> {
  const { db, jobs, config, sealed, now } = context
  const { publicUrl } = config
  return db.transaction(async (tx) => {
    if (!(await claimMonth(tx, reader.id, span))) return
    const sections = await sectionsFor(tx, reader, { span, publicUrl, now: now() })
    if (sections.length === 0) return
    const { id: accountId, email: recipient, firstName, languageCode } = reader
    const props: ProductDigestMail = {
      languageCode,
      firstName,
      month: span.month,
      sections,
      url: `${publicUrl}/catalog-updates`,
      unsubscribe: {
        page: `${publicUrl}/catalog-updates/unsubscribe?token={secret}`,
        post: `${publicUrl}/api/product-updates/digest/unsubscribe?token={secret}`,
      },
    }
    const sealedSecret = sealed.seal(signMailToken(config.secrets.token, 'product-updates', accountId))
    const content = { template: 'productDigest' as const, props }
    const about = { type: PRODUCT_DIGEST, key: accountId }
    const mail = { kind: 'Mail', accountId, recipient, content, about, sealedSecret } as const
    await queueMessage({ tx, jobs }, mail, now())
  })
}

/**
 * Mails each approved practitioner, in their language, what was new of products in the month before: once, however often
 * it runs; nothing when there is nothing, or when they turned it off. A month is marked as sent by the transaction
 * that queues its mail, so that a run that died resumes where it stopped.
 */
export async function sendDigests(context: DigestContext): Promise<void> {
  const span = digestSpan(context.now())
  const rest = restBetween()
  let after: string | null = null
  for (;;) {
    const readers: Reader[] = await listDigestReaders(context.db, span, { after, limit: BATCH })
    for (const reader of readers) {
      await digest(context, reader, span)
      await rest()
    }
    if (readers.length < BATCH) return
    after = readers.at(-1)?.id ?? null
  }
}
