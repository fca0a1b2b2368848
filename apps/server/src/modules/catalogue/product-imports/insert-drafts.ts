import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import type { Db } from '#db/database'
import { ensureIngredients } from '../../ingredients/index.ts'
import {
  categoryProducts,
  linkedProducts,
  productIngredients,
  productVerifications,
  servingSizes,
} from '../products/product-part-tables.ts'
import { brands, priceHistory, productExternalIds, products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'
import { refreshSearchDocument } from '../search-documents/refresh-search-document.ts'
import type { LinkDraft, ProductDraft } from './product-draft.ts'

export type Drafts = { products: ProductDraft[]; links: LinkDraft[] }

/** `idOf` derives a record's id from its content, so re-inserting the same drafts gives the same ids. */
type Making = { now: Date; idOf: (key: string) => string }

/** Brand names are case-insensitive. */
const brandKey = (brandName: string): string => `brand:${brandName.toLowerCase()}`

/** A statement can bind at most 65,535 values. */
const BATCH = 1000

const dayAfter = (now: Date, days: number | null): CalendarDay | null =>
  days === null ? null : utcDay(new Date(now.getTime() + days * DAY_MS))

const dayBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

async function inBatches<T>(rows: T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await insert(rows.slice(at, at + BATCH))
}

function productRow(draft: ProductDraft, { now, idOf }: Making): typeof products.$inferInsert {
  const enteredAt = dayBefore(now, draft.enteredDaysAgo)
  return {
    id: draft.id,
    name: draft.name,
    brandId: idOf(brandKey(draft.brandName)),
    sku: draft.sku,
    ean: draft.ean,
    deliveryFormatId: draft.deliveryFormatId,
    deliveryFormatSize: draft.deliveryFormatSize,
    unitSize: draft.unitSize,
    servingsPerContainer: draft.servingsPerContainer,
    netWeightGrams: draft.netWeightGrams,
    vatCategoryId: draft.vatCategoryId,
    netPrice: draft.netPrice,
    stockStatus: draft.stockStatus,
    quantity: draft.quantity,
    forecastedQuantity: draft.forecastedQuantity,
    deliveryDays: draft.deliveryDays,
    availableDate: dayAfter(now, draft.availableInDays),
    expirationDate: dayAfter(now, draft.expiresInDays),
    isHidden: draft.isHidden,
    canBeSample: draft.canBeSample,
    markers: draft.markers,
    originalMarkers: draft.markers,
    restrictedCountries: draft.restrictedCountries,
    demoFilled: draft.demoFilled,
    shownSince: draft.isHidden ? null : enteredAt,
    discontinuedSince: draft.stockStatus === 'Discontinued' ? enteredAt : null,
    createdAt: enteredAt,
    updatedAt: enteredAt,
  }
}

async function insertBrands(tx: Db, drafts: ProductDraft[], { now, idOf }: Making): Promise<void> {
  const names = new Map(drafts.map(({ brandName }) => [idOf(brandKey(brandName)), brandName]))
  const rows = [...names].map(([id, name]) => ({ id, name, createdAt: now, updatedAt: now }))
  await tx.insert(brands).values(rows).onConflictDoNothing()
}

async function insertIngredients(tx: Db, drafts: ProductDraft[], { now, idOf }: Making): Promise<void> {
  const printed = drafts.flatMap(({ ingredients }) => ingredients)
  if (printed.length === 0) return
  const ingredientIdOf = await ensureIngredients(tx, printed, { now, idOf })
  const rows = drafts.flatMap((draft) =>
    draft.ingredients.map(({ labelName, form, amount, unit, depth }, position) => ({
      id: idOf(`product-ingredient:${draft.dsldId}:${position}`),
      productId: draft.id,
      ingredientId: ingredientIdOf(labelName),
      position,
      depth,
      labelName,
      form,
      amount,
      unit,
    })),
  )
  await inBatches(rows, (batch) => tx.insert(productIngredients).values(batch))
}

async function insertParts(tx: Db, drafts: ProductDraft[], { idOf }: Making): Promise<void> {
  const servings = drafts.flatMap(({ id: productId, dsldId, servingSizes: sizes }) =>
    sizes.map((size, position) => ({
      ...size,
      id: idOf(`serving:${dsldId}:${position}`),
      productId,
      position,
    })),
  )
  const categories = drafts.flatMap(({ id: productId, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ productId, categoryId, position })),
  )
  const attested = drafts.flatMap(({ id: productId, verificationIds }) =>
    verificationIds.map((verificationId) => ({ productId, verificationId, status: 'Passed' as const })),
  )
  await inBatches(servings, (batch) => tx.insert(servingSizes).values(batch))
  await inBatches(categories, (batch) => tx.insert(categoryProducts).values(batch))
  await inBatches(attested, (batch) => tx.insert(productVerifications).values(batch))
}

async function insertTexts(tx: Db, drafts: ProductDraft[], { idOf }: Making): Promise<void> {
  const rows = drafts.flatMap(({ id: productId, dsldId, localizations }) =>
    localizations.map((text) => ({ ...text, id: idOf(`text:${dsldId}:${text.languageCode}`), productId })),
  )
  await inBatches(rows, (batch) => tx.insert(productLocalizations).values(batch))
}

async function insertRecords(tx: Db, drafts: ProductDraft[], { now, idOf }: Making): Promise<void> {
  const records = drafts.map(({ id: productId, dsldId, labelRecord }) => ({
    id: idOf(`external-id:${dsldId}`),
    productId,
    source: 'DSLD' as const,
    value: String(dsldId),
    record: labelRecord,
  }))
  const prices = drafts.map((draft) => ({
    id: idOf(`price:${draft.dsldId}`),
    productId: draft.id,
    currencyId: 'EUR',
    netPrice: draft.netPrice,
    validFrom: dayBefore(now, draft.enteredDaysAgo),
  }))
  await inBatches(records, (batch) => tx.insert(productExternalIds).values(batch))
  await inBatches(prices, (batch) => tx.insert(priceHistory).values(batch))
}

async function insertLinks(tx: Db, links: LinkDraft[]): Promise<void> {
  const placed = [...Map.groupBy(links, ({ productId }) => productId).values()].flatMap((group) =>
    group.map((link, position) => ({ ...link, position })),
  )
  await inBatches(placed, (batch) => tx.insert(linkedProducts).values(batch))
}

/** Inserts product drafts with all their parts, in a few large statements. */
export async function insertDrafts(tx: Db, drafts: Drafts, making: Making): Promise<void> {
  const { products: all, links } = drafts
  await insertBrands(tx, all, making)
  await inBatches(
    all.map((draft) => productRow(draft, making)),
    (batch) => tx.insert(products).values(batch),
  )
  await insertIngredients(tx, all, making)
  await insertParts(tx, all, making)
  await insertTexts(tx, all, making)
  await insertRecords(tx, all, making)
  await insertLinks(tx, links)
  await refreshSearchDocument(
    tx,
    all.map(({ id }) => id),
  )
}
