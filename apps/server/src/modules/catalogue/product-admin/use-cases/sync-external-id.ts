import type { ExternalIdError } from '@salvia/contract/words/catalogue'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { badGateway, conflict, DomainError, notFound, unavailable } from '#kernel/domain-error'
import type { LabelAnswer } from '../../../../services/label-data/label-data.ts'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { productExternalIds } from '../../products/product-tables.ts'

export type LabelContext = Pick<CatalogueContext, 'db' | 'services'>

type Asking = { externalId: string; actorId: string }
type Asked = { productId: string; value: string }

/** Records the attempt before the service is called, so that an unfinished one is visible. */
async function beginSync(db: Db, { externalId, actorId }: Asking, now: Date): Promise<Asked> {
  return db.transaction(async (tx) => {
    const isRow = eq(productExternalIds.id, externalId)
    const [row] = await tx.select().from(productExternalIds).where(isRow).for('update')
    if (!row) throw notFound('external_id')
    if (row.source !== 'DSLD') throw conflict('no_external_id', 'Only labels of DSLD can be asked for.')
    await tx.update(productExternalIds).set({ askedAt: now, askError: null }).where(isRow)
    const { productId, value } = row
    const subject = { type: 'Product', id: productId }
    const details = { changes: [], source: row.source, value }
    await recordAudit(tx, { event: 'ExternalIdAsked', actorId, subject, details }, now)
    return { productId, value }
  })
}

/** Stores a response, or its error beside the previously stored one. Throws not-found if the id changed meanwhile. */
async function endSync(
  db: Db,
  { externalId, value }: { externalId: string; value: string },
  answer: LabelAnswer,
  now: Date,
): Promise<void> {
  const known =
    'error' in answer ? { askError: answer.error } : { record: answer.record, syncedAt: now, askError: null }
  const kept = await db
    .update(productExternalIds)
    .set(known)
    .where(and(eq(productExternalIds.id, externalId), eq(productExternalIds.value, value)))
    .returning({ id: productExternalIds.id })
  if (kept.length === 0) throw notFound('external_id')
}

/**
 * Queries the label service for an external id, between two transactions. Returns its product and the service's
 * response. Throws not-found, and conflict for an id that no service supports.
 */
export async function askForLabel(
  { db, services }: LabelContext,
  asking: Asking,
  now: () => Date,
): Promise<{ productId: string; answer: LabelAnswer }> {
  const { productId, value } = await beginSync(db, asking, now())
  const answer = await services.labelData.label(value)
  await endSync(db, { externalId: asking.externalId, value }, answer, now())
  return { productId, answer }
}

/** The error shown to an admin when a service returned no label. */
export function refusalWithoutLabel(error: ExternalIdError): DomainError {
  if (error === 'NotFound') return notFound('label')
  if (error === 'NotShipped')
    return new DomainError(
      'not_found',
      'label_not_shipped',
      'This label is not among the shipped ones. A connected label service would read it.',
    )
  if (error === 'Unreadable')
    return badGateway('label_unreadable', 'The label service sent something that is no label.')
  return unavailable('label_unavailable', 'The label service does not answer.')
}

/**
 * Refreshes the record stored under an external id. Returns its product. Throws like `askForLabel`, and the service's
 * error if it returned no label; the stored record is then unchanged.
 */
export async function syncExternalId(
  context: LabelContext,
  asking: Asking,
  now: () => Date,
): Promise<string> {
  const { productId, answer } = await askForLabel(context, asking, now)
  if ('error' in answer) throw refusalWithoutLabel(answer.error)
  return productId
}
