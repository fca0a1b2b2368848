import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Currency } from '@salvia/contract/money'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { servingSizes } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { productLocalizations } from '../../products/product-text-tables.ts'
import { isShown } from './is-shown.ts'
import type { ShopLocale } from './shop-locale.ts'
import { type PricedRow, showPrice } from './show-price.ts'
import { describeStockStatus } from './stock-status-name.ts'

/** Effective stock status: without unreserved packs, in-stock products count as out of stock until more arrive. */
export const stockStatusNow = sql<ProductStockStatus>`stock_status_now(
  ${products.stockStatus}, ${products.quantity}, ${products.reserved})`

/** A short description with the language that it is written in. */
type ShortText = { text: string; languageCode: LanguageCode }

/** The text in the displayed language, else in English; empty ones are skipped. */
const shortText = sql<ShortText | null>`(select json_build_object(
    'text', ${productLocalizations.shortDescription}, 'languageCode', ${productLocalizations.languageCode})
  from ${productLocalizations} where ${productLocalizations.productId} = ${products.id}
  and ${productLocalizations.languageCode} in (${sql.placeholder('languageCode')}, 'en')
  and ${productLocalizations.shortDescription} <> ''
  order by ${productLocalizations.languageCode} = ${sql.placeholder('languageCode')} desc limit 1)`

/** The net price in the displayed currency, as text: a bigint. */
const localPrice = sql<string | null>`(select ${productLocalizations.price} from ${productLocalizations}
  where ${productLocalizations.productId} = ${products.id}
  and ${productLocalizations.currencyId} = ${sql.placeholder('currency')}
  and ${productLocalizations.price} is not null)`

/** What plans hold may have gone out of use or been taken out of the shop, whatever is on the shelf. */
export const stockStatusShown = sql<ProductStockStatus>`case when ${isShown} then ${stockStatusNow} else 'NotInCatalog' end`

export const cardColumns = {
  id: products.id,
  name: products.name,
  brandId: products.brandId,
  brandName: brands.name,
  sku: products.sku,
  mainImageUrl: products.mainImageUrl,
  productDeliveryFormatId: products.deliveryFormatId,
  deliveryFormatSize: products.deliveryFormatSize,
  netWeightGrams: products.netWeightGrams,
  shortText,
  stockStatus: stockStatusShown,
  deliveryDays: products.deliveryDays,
  restrictedCountries: products.restrictedCountries,
  servingsPerContainer: products.servingsPerContainer,
  servingAmount: servingSizes.amount,
  servingFormatId: servingSizes.intakeFormatId,
  servingLeastPerDay: servingSizes.leastPerDay,
  servingMostPerDay: servingSizes.mostPerDay,
  netPrice: products.netPrice,
  localPrice,
  vatCategoryId: products.vatCategoryId,
}

export const isMainServing = and(eq(servingSizes.productId, products.id), sql`${servingSizes.isMain}`)

/** Products with everything a shop row shows, without conditions. */
export const selectCards = (db: Db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(servingSizes, isMainServing)

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

/** Values of the placeholders in `cardColumns`. */
export type CardValues = { languageCode: LanguageCode; currency: Currency }

export const cardValues = ({ rates, languageCode }: ShopLocale): CardValues => ({
  languageCode,
  currency: rates.exchangeRate.currency,
})

/** Address of a product's picture: its own, else the rendered pack. */
export const imageUrlOf = ({ id, mainImageUrl }: { id: string; mainImageUrl: string | null }): string =>
  mainImageUrl ?? `/images/packshots/${id}`

const pricedRow = (row: Pick<CardRow, 'netPrice' | 'localPrice' | 'vatCategoryId'>): PricedRow => ({
  netPrice: row.netPrice,
  localPrice: row.localPrice === null ? null : Number(row.localPrice),
  vatCategoryId: row.vatCategoryId,
})

function mainServing(row: CardRow): ProductCard['mainServing'] {
  const { servingAmount: amount, servingFormatId: intakeFormatId } = row
  if (amount === null || intakeFormatId === null) return null
  const { servingLeastPerDay: leastPerDay, servingMostPerDay: mostPerDay } = row
  return { isMain: true, amount, intakeFormatId, leastPerDay, mostPerDay }
}

function describedIn(
  shortText: ShortText | null,
  shown: LanguageCode,
): Pick<ProductCard, 'shortDescription' | 'fallbackLanguageCode'> {
  if (shortText === null) return { shortDescription: '', fallbackLanguageCode: null }
  const { text, languageCode } = shortText
  return { shortDescription: text, fallbackLanguageCode: languageCode === shown ? null : languageCode }
}

export function toCard(row: CardRow, { rates, languageCode }: ShopLocale): ProductCard {
  const price = showPrice(pricedRow(row), rates)
  return {
    id: row.id,
    name: row.name,
    productBrandId: row.brandId,
    brandName: row.brandName,
    sku: row.sku,
    imageUrl: imageUrlOf(row),
    productDeliveryFormatId: row.productDeliveryFormatId,
    deliveryFormatSize: row.deliveryFormatSize,
    netWeightGrams: row.netWeightGrams,
    ...describedIn(row.shortText, languageCode),
    stockStatus: describeStockStatus(row.stockStatus, languageCode),
    deliveryTime: row.deliveryDays,
    isShippable:
      rates.usualCarrier !== null && price !== null && !row.restrictedCountries.includes(rates.countryCode),
    price,
    servingsPerContainer: row.servingsPerContainer,
    mainServing: mainServing(row),
  }
}
