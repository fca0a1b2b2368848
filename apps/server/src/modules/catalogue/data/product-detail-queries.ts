import type { Product } from '@salvia/contract/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { doseUnitOf, ingredients, unitSymbols } from '../../ingredients/index.ts'
import type { Shown } from '../shown-to.ts'
import { cardColumns, cardValues, isMainServing, toCard } from './card-selection.ts'
import { jsonList } from './json-list.ts'
import { isShown } from './product-filter.ts'
import {
  categoryProducts,
  linkedProducts,
  productImages,
  productIngredients,
  productResources,
  productVerifications,
  servingSizes,
} from './product-part-tables.ts'
import { brands, products } from './product-tables.ts'
import { productLocalizations as texts } from './product-text-tables.ts'

const ofProduct = (column: AnyPgColumn): SQL => eq(column, products.id)

const categories = jsonList(
  {
    table: categoryProducts,
    where: ofProduct(categoryProducts.productId),
    orderBy: sql`${categoryProducts.position}`,
  },
  { id: categoryProducts.categoryId },
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
    nutrientKey: sql<string | null>`(select ${ingredients.nutrientKey} from ${ingredients}
      where ${eq(ingredients.id, productIngredients.ingredientId)})`,
    labelName: productIngredients.labelName,
    form: productIngredients.form,
    amount: productIngredients.amount,
    unit: productIngredients.unit,
    nrvPercent: productIngredients.nrvPercent,
    depth: productIngredients.depth,
  },
)

const servings = jsonList(
  { table: servingSizes, where: ofProduct(servingSizes.productId), orderBy: sql`${servingSizes.position}` },
  { isMain: servingSizes.isMain, amount: servingSizes.amount, intakeFormatId: servingSizes.intakeFormatId },
)

/** The text in the language shown and the English one, the wanted one first. */
const localizations = jsonList(
  {
    table: texts,
    where: sql`${ofProduct(texts.productId)} and ${texts.languageCode} in (${sql.placeholder('languageCode')}, 'en')`,
    orderBy: sql`${texts.languageCode} = ${sql.placeholder('languageCode')} desc`,
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
  demoFilled: products.demoFilled,
  categories,
  images,
  resources,
  verifications,
  links,
  ingredientRows,
  servings,
  localizations,
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

const noText = (row: Row, languageCode: LanguageCode): Product['localization'] => ({
  id: row.id,
  languageCode,
  shortDescription: '',
  description: '',
  suggestedIntake: '',
  shortSuggestedIntake: '',
  storageRequirements: '',
  nutritionalInformation: '',
  allergens: '',
  warnings: '',
  otherIngredients: '',
  servingSize: '',
  tags: [],
  isAutoTranslated: false,
})

const toIngredient = ({ unit, ...row }: Row['ingredientRows'][number]): Product['ingredients'][number] => ({
  ...row,
  unit: unit === null ? null : unitSymbols[unit],
  doseUnit: doseUnitOf(unit),
})

function toProduct(row: Row, shown: Shown): Product {
  const localization = row.localizations[0] ?? noText(row, shown.languageCode)
  return {
    ...toCard({ ...row, shortDescription: localization.shortDescription }, shown),
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
    demoFilled: row.demoFilled,
    productCategoryIds: row.categories.map(({ id }) => id),
    productImages: row.images,
    productResources: row.resources,
    productVerifications: row.verifications,
    linkedProducts: row.links,
    ingredients: row.ingredientRows.map(toIngredient),
    servingSizes: row.servings,
    localization,
  }
}

/** Products with all label facts, in the order of the ids, in one statement; those that are not shown are left out. */
export async function listWholeProducts(db: Db, ids: string[], shown: Shown): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await productsById(db).execute({ ...cardValues(shown), ids })
  const byId = new Map(rows.map((row) => [row.id, toProduct(row, shown)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
