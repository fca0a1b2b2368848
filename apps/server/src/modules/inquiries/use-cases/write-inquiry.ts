import type {
  AdminInquiryInput,
  InquiryChange,
  InquiryStatusChange,
} from '@salvia/contract/inquiries/admin-inquiries'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { findKnownProductIds, isProductOffered } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { getAdminInquiry } from '../data/admin-inquiry-queries.ts'
import { productInquiries } from '../data/inquiry-tables.ts'
import { readLink } from '../read-link.ts'
import { readProductKey } from './ask-for-product.ts'
import { beginInquiry, type InquiryRow, moveInquiry } from './move-inquiry.ts'
import { notifyWaiters } from './notify-waiters.ts'

export type InquiryContext = Pick<App, 'db' | 'jobs' | 'config' | 'sealed'>

const subjectOf = (id: string) => ({ type: 'ProductInquiry', id })

async function checkProduct(tx: Db, productId: string | null | undefined): Promise<void> {
  if (!productId) return
  const known = await findKnownProductIds(tx, [productId])
  if (!known.has(productId))
    throw invalid('product_unknown', 'There is no such product.', [
      { id: 'productId', error: 'product_unknown' },
    ])
}

/** Throws invalid for a day that is over, unless it is said already. */
function checkExpected(
  day: CalendarDay | null | undefined,
  { known, now }: { known: CalendarDay | null; now: Date },
): void {
  if (!day || day === known || day >= supplyDay(now)) return
  throw invalid('expected_past', 'The day on which it is expected is over.', [
    { id: 'expectedDate', error: 'expected_past' },
  ])
}

async function checkAsker(tx: Db, practitionerId: string | undefined): Promise<void> {
  if (practitionerId === undefined) return
  const [user] = await tx.select().from(users).where(eq(users.id, practitionerId))
  if (user?.userKindId !== 'Practitioner' || !user.isActive)
    throw invalid('practitioner_unknown', 'There is no such practitioner.', [
      { id: 'practitionerId', error: 'practitioner_unknown' },
    ])
}

/**
 * Records a request for an admin; the practitioner whom it is for is sent a link to join it. Returns its id. Throws
 * invalid.
 */
export function createInquiry(
  { db, jobs, config, sealed }: InquiryContext,
  { input, actorId }: { input: AdminInquiryInput; actorId: string },
  now: Date,
): Promise<string> {
  const { practitionerId, name, brandName = '', linkUrl = null, ...more } = input
  const productKey = readProductKey({ name, brandName })
  checkExpected(input.expectedDate, { known: null, now })
  const begun = { ...more, name, brandName, productKey, linkUrl: readLink(linkUrl) }
  return db.transaction(async (tx) => {
    await checkProduct(tx, input.productId)
    await checkAsker(tx, practitionerId)
    const inquiryId = await beginInquiry(tx, { ...begun, askerId: practitionerId ?? null }, actorId, now)
    await recordAudit(tx, { event: 'InquiryCreated', actorId, subject: subjectOf(inquiryId) }, now)
    await notifyWaiters({ tx, jobs, config, sealed }, { inquiryId, message: '' }, now)
    return inquiryId
  })
}

/** Locks a request. Throws not-found, and precondition with its current state if someone else saved since. */
async function lockInquiry(tx: Db, inquiryId: string, version?: number): Promise<InquiryRow> {
  const [held] = await tx
    .select()
    .from(productInquiries)
    .where(eq(productInquiries.id, inquiryId))
    .for('update')
  if (!held) throw notFound('inquiry')
  if (isOutdated(version, held))
    throw new Outdated('Someone else saved this request meanwhile.', await getAdminInquiry(tx, inquiryId))
  return held
}

export type InquiryWriting = { inquiryId: string; actorId: string; version: number | undefined }

/** The changed columns, with links as addresses. Throws invalid. */
function fieldsOf(change: InquiryChange): InquiryChange {
  const { linkUrl, ...rest } = change
  return linkUrl === undefined ? rest : { ...rest, linkUrl: readLink(linkUrl) }
}

/** Fulfilled names a product that the shop offers, so that those who wait find it. */
async function checkFulfilling(tx: Db, productId: string | null): Promise<void> {
  if (productId === null)
    throw invalid('inquiry_product_missing', 'Choose the product that fulfils this request.', [
      { id: 'productId', error: 'inquiry_product_missing' },
    ])
  if (!(await isProductOffered(tx, productId)))
    throw invalid('inquiry_product_hidden', 'The shop does not offer this product.', [
      { id: 'productId', error: 'inquiry_product_hidden' },
    ])
}

/**
 * Changes a request without telling anybody. Throws not-found, invalid, conflict for one that was joined with another,
 * and precondition.
 */
export async function changeInquiry(
  { db }: Pick<InquiryContext, 'db'>,
  { inquiryId, actorId, version }: InquiryWriting,
  change: InquiryChange,
  now: Date,
): Promise<void> {
  const fields = fieldsOf(change)
  await db.transaction(async (tx) => {
    const held = await lockInquiry(tx, inquiryId, version)
    if (held.mergedIntoId !== null) throw conflict('inquiry_state', 'This request was joined with another.')
    await checkProduct(tx, change.productId)
    checkExpected(change.expectedDate, { known: held.expectedDate, now })
    if (held.status === 'Fulfilled' && change.productId !== undefined && change.productId !== held.productId)
      await checkFulfilling(tx, change.productId)
    // The team's note may name people: the log says that it changed, not what it says.
    const changes = changedFields(held, fields).map((each) =>
      each.field === 'note' ? { field: 'note' } : each,
    )
    if (changes.length === 0) return
    const entry = { event: 'InquiryChanged', actorId, subject: subjectOf(inquiryId), details: { changes } }
    await recordAudit(tx, entry, now)
    const { name, brandName, linkUrl, note, expectedDate, productId } = { ...held, ...fields }
    const productKey = readProductKey({ name, brandName })
    await tx
      .update(productInquiries)
      .set({
        name,
        brandName,
        linkUrl,
        note,
        expectedDate,
        productId,
        productKey,
        version: held.version + 1,
        updatedAt: now,
      })
      .where(eq(productInquiries.id, inquiryId))
  })
}

/**
 * Moves a request and mails all who wait for it, in one transaction, so that each step is mailed once. Throws
 * not-found, invalid, conflict for a step that its table refuses, and precondition.
 */
export async function setInquiryStatus(
  { db, jobs, config, sealed }: InquiryContext,
  { inquiryId, actorId, version }: InquiryWriting,
  change: InquiryStatusChange,
  now: Date,
): Promise<void> {
  const { status: to, message, expectedDate, productId } = change
  await db.transaction(async (tx) => {
    const held = await lockInquiry(tx, inquiryId, version)
    await checkProduct(tx, productId)
    checkExpected(expectedDate, { known: held.expectedDate, now })
    const changes = {
      ...(expectedDate !== undefined && { expectedDate }),
      ...(productId !== undefined && { productId }),
    }
    await moveInquiry(tx, held, { to, message, actorId, changes }, now)
    if (to === 'Fulfilled') await checkFulfilling(tx, productId ?? held.productId)
    const details = { changes: changedFields(held, { status: to, ...changes }) }
    await recordAudit(tx, { event: 'InquiryStatusSet', actorId, subject: subjectOf(inquiryId), details }, now)
    await notifyWaiters({ tx, jobs, config, sealed }, { inquiryId, message }, now)
  })
}

/** Deletes a request with those joined with it. Throws not-found. */
export async function removeInquiry(
  { db }: Pick<InquiryContext, 'db'>,
  { inquiryId, actorId }: { inquiryId: string; actorId: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInquiry(tx, inquiryId)
    await tx.delete(productInquiries).where(eq(productInquiries.id, inquiryId))
    await recordAudit(tx, { event: 'InquiryDeleted', actorId, subject: subjectOf(inquiryId) }, now)
  })
}
