import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { LabelFill, LabelFillInput } from '@salvia/contract/catalogue/external-ids'
import type { LabelPart } from '@salvia/contract/words/catalogue'
import { acceptParts, type LabelChange, proposeFromLabel } from '@salvia/rules/label/label-proposal'
import type { ReadLabel } from '@salvia/rules/label/read-label'
import { type StatedParts, type StatedRow, statedParts } from '@salvia/rules/label/stated-parts'
import type { Db } from '#db/database'
import { notFound, Outdated } from '#kernel/domain-error'
import { ensureIngredients } from '../../../ingredients/index.ts'
import type { Change } from '../../catalogue-context.ts'
import { getAdminProduct } from '../data/admin-record-queries.ts'
import { findKeptLabel, labelledExternalId, labelledParts } from '../data/label-queries.ts'
import { applyChange } from './change-product.ts'
import { askForLabel, type LabelContext, refusalWithoutLabel } from './sync-external-id.ts'
import { setEnglishTexts } from './write-localization.ts'
import { type ProductRow, writeProduct } from './write-product.ts'

type Filling = { productId: string; actorId: string; version?: number | undefined }

const propose = (product: AdminProduct, label: ReadLabel) => {
  const { parts, remarks } = statedParts(label, product.productDeliveryFormatId)
  return { changes: proposeFromLabel(labelledParts(product), parts), remarks }
}

/** What accepting the stored label would change. Throws not-found if none is stored. */
async function describeFill(db: Db, productId: string, externalId: string): Promise<LabelFill> {
  const product = await getAdminProduct(db, productId)
  const kept = await findKeptLabel(db, externalId)
  if (!kept) throw notFound('label')
  const { labelId, fullName, brandName, isOffMarket } = kept.label
  const { askError, readAt } = kept
  return {
    label: { externalId, labelId, fullName, brandName, isOffMarket, readAt: readAt.toISOString(), askError },
    ...propose(product, kept.label),
    product,
  }
}

/**
 * Fetches the label of a product and proposes its contents. If the service has none, the previously read label is used,
 * with the error. Throws not-found, conflict for a product without such an id, and the service's error if no label was
 * read before.
 */
export async function proposeFill(
  context: LabelContext,
  { productId, actorId }: Filling,
  { externalId: named }: Pick<LabelFillInput, 'externalId'>,
  now: () => Date,
): Promise<LabelFill> {
  await getAdminProduct(context.db, productId)
  const externalId = await labelledExternalId(context.db, { productId, externalId: named })
  const { answer } = await askForLabel(context, { externalId, actorId }, now)
  if ('error' in answer && (await findKeptLabel(context.db, externalId)) === null)
    throw refusalWithoutLabel(answer.error)
  return describeFill(context.db, productId, externalId)
}

type Accepted = Partial<StatedParts>

const labelTexts = [
  'suggestedIntake',
  'warnings',
  'allergens',
  'storageRequirements',
  'otherIngredients',
] as const

const LONGEST_GROUP = 200

/** Adds the label's ingredients by printed name, with the group and category the label gives them, row by row. */
async function nameIngredients(tx: Db, rows: StatedRow[], label: ReadLabel, now: Date): Promise<void> {
  const printed = rows.map(({ labelName }, at) => ({
    labelName,
    group: label.ingredients[at]?.group?.slice(0, LONGEST_GROUP) ?? null,
    category: label.ingredients[at]?.category ?? null,
  }))
  await ensureIngredients(tx, printed, { now })
}

async function writeParts(
  tx: Db,
  { product, label, accepted }: { product: ProductRow; label: ReadLabel; accepted: Accepted },
  now: Date,
): Promise<Change[]> {
  const { ingredients, servingSizes, servingsPerContainer, deliveryFormatSize, ...rest } = accepted
  if (ingredients) await nameIngredients(tx, ingredients, label, now)
  const rows = ingredients?.map((row) => ({ ...row, ingredientId: null }))
  const change = { ingredients: rows, servingSizes, servingsPerContainer, deliveryFormatSize }
  const texts = Object.fromEntries(
    labelTexts.flatMap((text) => (rest[text] === undefined ? [] : [[text, rest[text]]])),
  )
  return [
    ...(await applyChange(tx, product, change, now)),
    ...(await setEnglishTexts(tx, { product, texts }, now)),
  ]
}

const acceptedOf = (changes: LabelChange[], accept: LabelPart[]): Accepted =>
  acceptParts(changes, accept) as Accepted

/**
 * Writes the accepted parts of the proposed label as one save of the product with its history. Throws not-found,
 * conflict for a product without a label, and precondition if the product was saved or the label fetched again since.
 */
export async function acceptFill(
  { db }: LabelContext,
  { productId, actorId, version }: Filling,
  { externalId: named, accept, readAt }: LabelFillInput & { accept: LabelPart[] },
  now: Date,
): Promise<LabelFill> {
  const externalId = await labelledExternalId(db, { productId, externalId: named })
  await writeProduct(
    db,
    { productId, actorId, version, event: 'LabelAccepted' },
    async (tx, product) => {
      const kept = await findKeptLabel(tx, externalId)
      if (!kept) throw notFound('label')
      if (readAt !== undefined && new Date(readAt).getTime() !== kept.readAt.getTime())
        throw new Outdated('The label was read anew meanwhile.', await getAdminProduct(tx, productId))
      const { changes } = propose(await getAdminProduct(tx, productId), kept.label)
      const accepted = acceptedOf(changes, accept)
      return writeParts(tx, { product, label: kept.label, accepted }, now)
    },
    now,
  )
  return describeFill(db, productId, externalId)
}
