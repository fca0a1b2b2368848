import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import { planDelivery } from '@salvia/rules/cart/delivery-date'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { ingredientGroups, ingredients, nutrientsStated } from '../../../ingredients/index.ts'
import { productCategories } from '../../../reference/index.ts'
import {
  categoryProducts,
  linkedProducts,
  productImages,
  productIngredients,
  productResources,
  productVerifications,
  servingSizes,
} from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { productLocalizations as texts } from '../../products/product-text-tables.ts'
import { cardColumns, cardValues, isMainServing, toCard } from './card-selection.ts'
import { jsonList } from './json-list.ts'
import { labelFactsOf, type StatedIngredient } from './label-facts-of.ts'
import { localizationOf } from './localization-of.ts'
import { noticesOf } from './notices-of.ts'
import { isShown } from './product-filter.ts'
import type { ShopLocale } from './shop-locale.ts'

const ofProduct = (column: AnyPgColumn): SQL => eq(column, products.id)

const categories = jsonList(
  {
    table: categoryProducts,
    where: ofProduct(categoryProducts.productId),
    orderBy: sql`${categoryProducts.position}`,
  },
  {
    id: categoryProducts.categoryId,
    name: sql<string>`(select ${productCategories.names} ->> ${sql.placeholder('languageCode')}
      from ${productCategories} where ${productCategories.id} = ${categoryProducts.categoryId})`,
  },
)

const images = jsonList(
  {
    table: productImages,
    where: ofProduct(productImages.productId),
    orderBy: sql`${productImages.position}`,
  },
  { id: productImages.id, url: productImages.url },
)

const resources = jsonList(
  {
    table: productResources,
    where: ofProduct(productResources.productId),
    orderBy: sql`${productResources.position}`,
  },
  {
    id: productResources.id,
    name: productResources.name,
    url: productResources.url,
    kind: productResources.kind,
  },
)

const verifications = jsonList(
  {
    table: productVerifications,
    where: ofProduct(productVerifications.productId),
    orderBy: sql`${productVerifications.verificationId}`,
  },
  { id: productVerifications.verificationId, status: productVerifications.status },
)

const links = jsonList(
  {
    table: linkedProducts,
    where: sql`${ofProduct(linkedProducts.productId)} and not ${linkedProducts.isHidden}`,
    orderBy: sql`${linkedProducts.position}`,
  },
  {
    productId: linkedProducts.productId,
    linkedProductId: linkedProducts.linkedProductId,
    kind: linkedProducts.kind,
    variantKind: linkedProducts.variantKind,
    isHidden: linkedProducts.isHidden,
  },
)

const ingredientRows = jsonList(
  {
    table: productIngredients,
    where: ofProduct(productIngredients.productId),
    orderBy: sql`${productIngredients.position}`,
  },
  {
    id: productIngredients.id,
    ingredientId: productIngredients.ingredientId,
    ingredient: sql<StatedIngredient>`(select json_build_object('name', ${ingredients.name},
        'localNames', ${ingredients.localNames}, 'stated', ${nutrientsStated}) from ${ingredients}
      left join ${ingredientGroups} on ${eq(ingredientGroups.id, ingredients.groupId)}
      where ${eq(ingredients.id, productIngredients.ingredientId)})`,
    labelName: productIngredients.labelName,
    form: productIngredients.form,
    amount: productIngredients.amount,
    unit: productIngredients.unit,
    depth: productIngredients.depth,
  },
)

const servings = jsonList(
  { table: servingSizes, where: ofProduct(servingSizes.productId), orderBy: sql`${servingSizes.position}` },
  { isMain: servingSizes.isMain, amount: servingSizes.amount, intakeFormatId: servingSizes.intakeFormatId },
)

const isWantedOrEnglish = (language: SQL): SQL =>
  sql`${language} in (${sql.placeholder('languageCode')}, 'en')`

/** The text in the language shown and the English one, the wanted one first; where there are neither, all others. */
const localizations = jsonList(
  {
    table: texts,
    where: sql`${ofProduct(texts.productId)} and (${isWantedOrEnglish(sql`${texts.languageCode}`)} or not exists (
      select 1 from ${texts} as known where known.product_id = ${products.id} and ${isWantedOrEnglish(sql`known.language_code`)}))`,
    orderBy: sql`${texts.languageCode} = ${sql.placeholder('languageCode')} desc, ${texts.languageCode}`,
  },
  {
    id: texts.id,
    languageCode: texts.languageCode,
    shortDescription: texts.shortDescription,
    description: texts.description,
    suggestedIntake: texts.suggestedIntake,
    shortSuggestedIntake: texts.shortSuggestedIntake,
    storageRequirements: texts.storageRequirements,
    nutritionalInformation: texts.nutritionalInformation,
    allergens: texts.allergens,
    warnings: texts.warnings,
    otherIngredients: texts.otherIngredients,
    servingSize: texts.servingSize,
    tags: texts.tags,
    isAutoTranslated: texts.isAutoTranslated,
  },
)

/** What tells what is in it, in every language; of warnings those that speak of contents. */
const contentTexts = jsonList(
  { table: texts, where: ofProduct(texts.productId), orderBy: sql`${texts.languageCode} = 'en' desc` },
  {
    otherIngredients: texts.otherIngredients,
    allergens: texts.allergens,
    warnings: sql<string>`case when ${texts.warnings} ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen'
      then ${texts.warnings} else '' end`,
  },
)

const { shortDescription: _, ...columnsOfCard } = cardColumns

const detailColumns = {
  ...columnsOfCard,
  isActive: products.isActive,
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
}

const productsById = preparedAnywhere((db: Db) =>
  db
    .select(detailColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(servingSizes, isMainServing)
    .where(and(isShown, isAnyOf(products.id, 'ids')))
    .prepare('products_whole'),
)

type Row = Awaited<ReturnType<ReturnType<typeof productsById>['execute']>>[number]

/** The last day on which a pack of it comes with the usual carrier when it is ordered now. */
function arrivesBy({ isShippable, stockStatus, deliveryDays }: ProductCard, { rates }: ShopLocale) {
  const { countryCode, usualCarrier: carrier, day: orderedOn } = rates
  if (carrier === null || !isShippable || !isAvailable(stockStatus.id)) return null
  const [parcel] = planDelivery({
    orderedOn,
    countryCode,
    carrier,
    pickingPolicy: 'Direct',
    lines: [{ deliveryDays }],
  })
  return parcel?.to ?? null
}

function toProduct(row: Row, shown: ShopLocale): Product {
  const localization = localizationOf(row, shown.languageCode)
  const card = toCard({ ...row, shortDescription: localization.shortDescription }, shown)
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
    linkedProducts: row.links,
    ingredients: labelFactsOf(row.ingredientRows, shown.languageCode),
    servingSizes: row.servings,
    localization,
    labelNotices: noticesOf(row, localization, shown.languageCode),
  }
}

/** Products with all label facts, in the order of the ids, in one statement; those that are not shown are left out. */
export async function listWholeProducts(db: Db, ids: string[], shown: ShopLocale): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await productsById(db).execute({ ...cardValues(shown), ids })
  const byId = new Map(rows.map((row) => [row.id, toProduct(row, shown)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
