import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import type { ProductStockStatus, VatCategory } from '@salvia/contract/words/catalogue'
import type { ExchangeRate } from '@salvia/rules/money/convert-currency'
import { netUnitPrice } from '@salvia/rules/money/net-unit-price'
import { isSoldFromStock } from '@salvia/rules/product/stock-status'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { type ChargedVat, chargedVat, supplyDay } from '../../../reference/index.ts'
import { servingSizes } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { productLocalizations } from '../../products/product-text-tables.ts'
import { stockClaims } from '../../stock/stock-tables.ts'
import { imageUrlOf, isMainServing } from './card-selection.ts'

/**
 * Country, place, currency and day of a sale. `postalKey` is empty while the place is unknown; packs reserved by
 * `ownOrderId` count as free.
 */
export type Sale = {
  countryCode: string
  postalKey: string
  exchangeRate: ExchangeRate
  at: Date
  ownOrderId?: string | undefined
}

/** Everything that selling a product depends on, according to the current catalogue. */
export type SellableProduct = {
  id: string
  name: string
  brandName: string
  sku: string
  imageUrl: string
  isActive: boolean
  isHidden: boolean
  stockStatus: ProductStockStatus
  /** Packs not reserved by others; null for products sold without stock. */
  stock: number | null
  restrictedCountries: string[]
  canBeSample: boolean
  deliveryDays: number
  /** Net list price in EUR, the basis of margins. */
  listPrice: Money
  /** Net price in the currency of the sale. */
  unitNet: Money
  vatCategoryId: VatCategory
  /** The VAT rate charged there on the day of the sale; null if the country has none. */
  vat: ChargedVat | null
  productDeliveryFormatId: string
  deliveryFormatSize: number | null
  netWeightGrams: number | null
  servingsPerContainer: number | null
  mainServing: ProductCard['mainServing']
}

const asked = {
  place: {
    countryCode: sql`${sql.placeholder('countryCode')}`,
    postalKey: sql`${sql.placeholder('postalKey')}`,
    day: sql`${sql.placeholder('day')}`,
  },
  currency: sql.placeholder('currency'),
  ownOrderId: sql.placeholder('ownOrderId'),
}

const noPacks = sql`0`
const ownPacks = sql`coalesce((select ${stockClaims.quantity} from ${stockClaims}
  where ${stockClaims.orderId} = ${asked.ownOrderId}::uuid and ${stockClaims.productId} = ${products.id}
  and ${stockClaims.state} = 'Reserved'), 0)`

function columnsOf(db: Db, packs: SQL) {
  const localPrice = db
    .select({ price: productLocalizations.price })
    .from(productLocalizations)
    .where(
      and(
        eq(productLocalizations.productId, products.id),
        eq(productLocalizations.currencyId, asked.currency),
        sql`${productLocalizations.price} is not null`,
      ),
    )
  return {
    product: {
      id: products.id,
      name: products.name,
      sku: products.sku,
      mainImageUrl: products.mainImageUrl,
      isActive: products.isActive,
      isHidden: products.isHidden,
      stockStatus: products.stockStatus,
      restrictedCountries: products.restrictedCountries,
      canBeSample: products.canBeSample,
      deliveryDays: products.deliveryDays,
      netPrice: products.netPrice,
      vatCategoryId: products.vatCategoryId,
      deliveryFormatId: products.deliveryFormatId,
      deliveryFormatSize: products.deliveryFormatSize,
      netWeightGrams: products.netWeightGrams,
      servingsPerContainer: products.servingsPerContainer,
    },
    brandName: brands.name,
    servingAmount: servingSizes.amount,
    servingFormatId: servingSizes.intakeFormatId,
    free: sql<number>`${products.quantity} - ${products.reserved} + ${packs}`,
    vat: chargedVat(db, products.vatCategoryId, asked.place),
    localPrice: sql<string | null>`(${localPrice})`,
  }
}

const sellable = (name: string, packs: SQL) =>
  preparedAnywhere((db: Db) =>
    db
      .select(columnsOf(db, packs))
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(servingSizes, isMainServing)
      .where(isAnyOf(products.id, 'ids'))
      .prepare(name),
  )

/** Two statements, since most sales have no order yet: a shared plan would be rebuilt each time. */
const sellableByIds = sellable('sellable_by_ids', noPacks)
const sellableBesideOwn = sellable('sellable_beside_own', ownPacks)

type Row = Awaited<ReturnType<ReturnType<typeof sellableByIds>['execute']>>[number]

const statusOf = ({ product, free }: Row): ProductStockStatus =>
  isSoldFromStock(product.stockStatus) && free <= 0 ? 'OutOfStock' : product.stockStatus

function toSellable(row: Row, { exchangeRate }: Sale): SellableProduct {
  const { product, localPrice, servingAmount, servingFormatId } = row
  const listPrice: Money = { amount: product.netPrice, currency: 'EUR' }
  const localPrices =
    localPrice === null ? [] : [{ amount: Number(localPrice), currency: exchangeRate.currency }]
  return {
    id: product.id,
    name: product.name,
    brandName: row.brandName,
    sku: product.sku,
    imageUrl: imageUrlOf(product),
    isActive: product.isActive,
    isHidden: product.isHidden,
    stockStatus: statusOf(row),
    stock: isSoldFromStock(product.stockStatus) ? row.free : null,
    restrictedCountries: product.restrictedCountries,
    canBeSample: product.canBeSample,
    deliveryDays: product.deliveryDays,
    listPrice,
    unitNet: netUnitPrice({ price: listPrice, localPrices }, exchangeRate),
    vatCategoryId: product.vatCategoryId,
    vat: row.vat,
    productDeliveryFormatId: product.deliveryFormatId,
    deliveryFormatSize: product.deliveryFormatSize,
    netWeightGrams: product.netWeightGrams,
    servingsPerContainer: product.servingsPerContainer,
    mainServing:
      servingAmount === null || servingFormatId === null
        ? null
        : { isMain: true, amount: servingAmount, intakeFormatId: servingFormatId },
  }
}

/** Selling data of these products by id, in one statement; unknown ids are missing. */
export async function listSellableProducts(
  tx: Db,
  ids: string[],
  sale: Sale,
): Promise<Map<string, SellableProduct>> {
  if (ids.length === 0) return new Map()
  const { countryCode, postalKey, exchangeRate, at, ownOrderId = null } = sale
  const { currency } = exchangeRate
  const statement = ownOrderId === null ? sellableByIds : sellableBesideOwn
  const rows = await statement(tx).execute({
    ids,
    countryCode,
    postalKey,
    currency,
    day: supplyDay(at),
    ownOrderId,
  })
  return new Map(rows.map((row) => [row.product.id, toSellable(row, sale)]))
}
