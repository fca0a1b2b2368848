import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import { planDelivery } from '@salvia/rules/cart/delivery-date'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { servingSizes } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { cardColumns, cardValues, isMainServing, toCard } from './card-selection.ts'
import { activeDisruption, toDisruption } from './disruption-of.ts'
import { inquiryOfProduct } from './inquiry-of.ts'
import { isShown } from './is-shown.ts'
import { localizationOf, shortTextOf } from './localization-of.ts'
import {
  categories,
  contentTexts,
  images,
  ingredientRows,
  links,
  localizations,
  resources,
  servings,
  verifications,
} from './product-parts.ts'
import { readLabel } from './read-label.ts'
import type { ShopLocale } from './shop-locale.ts'

const { shortText: _, ...columnsOfCard } = cardColumns

const detailColumns = {
  ...columnsOfCard,
  isActive: products.isActive,
  demoFilled: products.demoFilled,
  unitSize: products.unitSize,
  netWeightGrams: products.netWeightGrams,
  ean: products.ean,
  canBeSample: products.canBeSample,
  markers: products.markers,
  restrictionReasons: products.restrictionReasons,
  expirationDate: products.expirationDate,
  availableDate: products.availableDate,
  categories,
  images,
  resources,
  verifications,
  links,
  ingredientRows,
  servings,
  localizations,
  contentTexts,
  disruption: activeDisruption,
  inquiry: inquiryOfProduct,
}

const selectWhole = (db: Db, isWanted: SQL | undefined) =>
  db
    .select(detailColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(servingSizes, isMainServing)
    .where(isWanted)

const productsById = preparedAnywhere((db: Db) =>
  selectWhole(db, and(isShown, isAnyOf(products.id, 'ids'))).prepare('products_whole'),
)

/** Whether the shop shows them or not. */
const heldProducts = preparedAnywhere((db: Db) =>
  selectWhole(db, isAnyOf(products.id, 'ids')).prepare('held_products_whole'),
)

/** Of one id the planner knows that it finds one row: it looks up its serving and brand, where of several it reads all. */
const productById = preparedAnywhere((db: Db) =>
  selectWhole(db, and(isShown, eq(products.id, sql.placeholder('id')))).prepare('product_whole'),
)

type Row = Awaited<ReturnType<ReturnType<typeof productsById>['execute']>>[number]

/** The latest day on which a pack ordered now arrives with the default carrier. */
function arrivesBy({ isShippable, stockStatus, deliveryTime }: ProductCard, { rates }: ShopLocale) {
  const { countryCode, usualCarrier: carrier, day: orderedOn } = rates
  if (carrier === null || !isShippable || !isAvailable(stockStatus.id)) return null
  const [parcel] = planDelivery({
    orderedOn,
    countryCode,
    carrier,
    pickingPolicy: 'Direct',
    lines: [{ deliveryDays: deliveryTime }],
  })
  return parcel?.to ?? null
}

function toProduct(row: Row, shown: ShopLocale): Product {
  const localization = localizationOf(row, shown.languageCode)
  const card = toCard({ ...row, shortText: shortTextOf(localization, shown.languageCode) }, shown)
  return {
    ...card,
    arrivesBy: arrivesBy(card, shown),
    isActive: row.isActive,
    unitSize: row.unitSize,
    netWeightGrams: row.netWeightGrams,
    ean: row.ean,
    canBeSample: row.canBeSample,
    markers: row.markers,
    restrictedCountries: row.restrictedCountries,
    restrictionReason: row.restrictionReasons[shown.rates.countryCode] || null,
    expirationDate: row.expirationDate,
    availableDate: row.availableDate,
    productCategoryIds: row.categories.map(({ id }) => id),
    productCategories: row.categories,
    productImages: row.images,
    productResources: row.resources,
    productVerifications: row.verifications,
    productDisruption: toDisruption(row.disruption),
    productInquiry: row.inquiry,
    linkedProducts: row.links,
    servingSizes: row.servings,
    productLocalizations: [localization],
    ...readLabel(row, localization, shown.languageCode),
  }
}

/** A product with all label facts, in one statement; null if there is none, or it is hidden. */
export async function findWholeProduct(db: Db, id: string, shown: ShopLocale): Promise<Product | null> {
  const [row] = await productById(db).execute({ ...cardValues(shown), id })
  return row ? toProduct(row, shown) : null
}

/** Which of these products a reader holds in own plans: of those the label is read whether the shop shows them or not. */
export type HeldOf = (productIds: string[]) => Promise<string[]>

/**
 * Products with all label facts, in the order of the ids, in one statement; hidden ones are left out but for those that
 * the reader holds, which take two statements more.
 */
export async function listWholeProducts(
  db: Db,
  ids: string[],
  { shown, heldOf }: { shown: ShopLocale; heldOf: HeldOf },
): Promise<{ products: Product[]; hasHidden: boolean }> {
  if (ids.length === 0) return { products: [], hasHidden: false }
  const rows = await productsById(db).execute({ ...cardValues(shown), ids })
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  const held = missing.length > 0 ? await heldOf(missing) : []
  const hidden = held.length > 0 ? await heldProducts(db).execute({ ...cardValues(shown), ids: held }) : []
  const byId = new Map([...rows, ...hidden].map((row) => [row.id, toProduct(row, shown)]))
  return { products: ids.flatMap((id) => byId.get(id) ?? []), hasHidden: hidden.length > 0 }
}
