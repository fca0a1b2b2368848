import type { InquiryInput } from '@salvia/contract/inquiries/inquiries'
import { openInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import { sameProductKey } from '@salvia/rules/inquiries/same-product'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { invalid } from '#kernel/domain-error'
import { productInquiries } from '../data/inquiry-tables.ts'
import { readLink } from '../read-link.ts'
import { joinInquiry } from './join-inquiry.ts'
import { beginInquiry } from './move-inquiry.ts'

/** What makes two requests doubles. Throws invalid for a name without a letter or digit. */
export function readProductKey(asked: { name: string; brandName: string }): string {
  const productKey = sameProductKey(asked)
  if (productKey !== '') return productKey
  throw invalid('word_unknown', 'This names no product.', [{ id: 'name', error: 'word_unknown' }])
}

const target = alias(productInquiries, 'target')

/** The open request for the same product: itself, or the one that it was joined with. */
async function findDouble(tx: Db, productKey: string): Promise<string | null> {
  const { id, mergedIntoId, productKey: key } = productInquiries
  const [double] = await tx
    .select({ id: target.id })
    .from(productInquiries)
    .innerJoin(target, eq(target.id, sql`coalesce(${mergedIntoId}, ${id})`))
    .where(and(eq(key, productKey), inArray(target.status, openInquiryStatuses)))
    .orderBy(asc(target.createdAt), asc(target.id))
    .limit(1)
    .for('share', { of: target })
  return double?.id ?? null
}

/**
 * Asks for a product, or joins the open request for the same product, also by the words of one that was joined with it; two who ask at once make one request. Throws
 * invalid for a name without a letter or digit, or a link that is none.
 */
export function askForProduct(
  db: Db,
  { practitionerId, input }: { practitionerId: string; input: InquiryInput },
  now: Date,
): Promise<{ inquiryId: string; isNew: boolean }> {
  const { name, brandName, linkUrl, ...said } = input
  const productKey = readProductKey(input)
  const link = readLink(linkUrl)
  return db.transaction(async (tx) => {
    await oneAtATime(tx, `product-inquiry:${productKey}`)
    const double = await findDouble(tx, productKey)
    const begun = { name, brandName, linkUrl: link, productKey, askerId: practitionerId }
    const inquiryId = double ?? (await beginInquiry(tx, begun, practitionerId, now))
    await joinInquiry(tx, { inquiryId, practitionerId, said }, now)
    return { inquiryId, isNew: double === null }
  })
}
