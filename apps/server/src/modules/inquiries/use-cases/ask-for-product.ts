import type { InquiryInput } from '@salvia/contract/inquiries/inquiries'
import { openInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import { sameProductKey } from '@salvia/rules/inquiries/same-product'
import { and, asc, eq, inArray } from 'drizzle-orm'
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

async function findDouble(tx: Db, productKey: string): Promise<string | null> {
  const { id, createdAt, status, productKey: key } = productInquiries
  const [double] = await tx
    .select({ id })
    .from(productInquiries)
    .where(and(eq(key, productKey), inArray(status, openInquiryStatuses)))
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
    .for('share')
  return double?.id ?? null
}

/**
 * Asks for a product, or joins the open request for the same product; two who ask at once make one request. Throws
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
