import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { ProductExternalIdSource } from '@salvia/contract/words/catalogue'
import { type ReadLabel, readLabel } from '@salvia/rules/label/read-label'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { productExternalIds } from '../../products/product-tables.ts'

const LABELLED: ProductExternalIdSource = 'DSLD'

type Chosen = { productId: string; externalId?: string | undefined }

/** The external id of a product's label: the given one, else the most recently synced. Throws conflict. */
export async function labelledExternalId(db: Db, { productId, externalId }: Chosen): Promise<string> {
  const [row] = await db
    .select({ id: productExternalIds.id })
    .from(productExternalIds)
    .where(
      and(
        eq(productExternalIds.productId, productId),
        eq(productExternalIds.source, LABELLED),
        externalId === undefined ? undefined : eq(productExternalIds.id, externalId),
      ),
    )
    .orderBy(sql`${productExternalIds.syncedAt} desc nulls last`, asc(productExternalIds.id))
    .limit(1)
  if (!row) throw conflict('no_external_id', 'This product has no external id that has a label.')
  return row.id
}

export type KeptLabel = {
  label: ReadLabel
  readAt: Date
  askError: typeof productExternalIds.$inferSelect.askError
}

type KeptAnswer = Pick<typeof productExternalIds.$inferSelect, 'record' | 'syncedAt' | 'askError'>

/**
 * The label in an external id's stored response; null if none was read; the source of a drafted product does not count.
 */
export function keptLabelOf({ record, syncedAt, askError }: KeptAnswer): KeptLabel | null {
  const label = readLabel(record)
  return syncedAt && label ? { label, readAt: syncedAt, askError } : null
}

/** The label stored under an external id; null if none was read, or if what is stored is not a label. */
export async function findKeptLabel(db: Db, externalId: string): Promise<KeptLabel | null> {
  const [row] = await db.select().from(productExternalIds).where(eq(productExternalIds.id, externalId))
  return row ? keptLabelOf(row) : null
}

/** The parts of a product that a label can fill, in the form of `statedParts`. */
export function labelledParts(product: AdminProduct) {
  const english = product.productLocalizations.find(({ languageCode }) => languageCode === 'en')
  return {
    ingredients: product.ingredients.map(({ labelName, form, amount, unit, depth }) => ({
      labelName,
      form,
      amount,
      unit,
      depth,
    })),
    servingSizes: product.servingSizes.map(({ isMain, amount, intakeFormatId, leastPerDay, mostPerDay }) => ({
      isMain,
      amount,
      intakeFormatId,
      leastPerDay,
      mostPerDay,
    })),
    servingsPerContainer: product.servingsPerContainer,
    deliveryFormatSize: product.deliveryFormatSize,
    suggestedIntake: english?.suggestedIntake ?? '',
    warnings: english?.warnings ?? '',
    allergens: english?.allergens ?? '',
    storageRequirements: english?.storageRequirements ?? '',
    otherIngredients: english?.otherIngredients ?? '',
  }
}
