import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { ingredientGroups, ingredients, nutrientsStated } from '../../../ingredients/index.ts'
import { productCategories as categories } from '../../../reference/index.ts'
import {
  categoryProducts,
  productImages,
  productIngredients,
  productResources,
  productVerifications,
  servingSizes,
} from '../../products/product-part-tables.ts'
import { brands, priceHistory, productExternalIds, products } from '../../products/product-tables.ts'
import { productLocalizations } from '../../products/product-text-tables.ts'
import { openDisruption, toDisruption } from '../../shop/data/disruption-of.ts'
import { inquiryOfProduct } from '../../shop/data/inquiry-of.ts'
import { nrvOf } from '../../shop/data/label-facts-of.ts'
import { listAdminLinks } from './admin-link-queries.ts'
import { adminProductHead } from './admin-product-head.ts'
import { keptLabelOf } from './label-queries.ts'
import { restrictionsOf } from './product-columns.ts'

const listCategoryIds = async (db: Db, productId: string): Promise<string[]> =>
  (
    await db
      .select({ id: categoryProducts.categoryId })
      .from(categoryProducts)
      .where(eq(categoryProducts.productId, productId))
      .orderBy(asc(categoryProducts.position))
  ).map(({ id }) => id)

const listImages = (db: Db, productId: string) =>
  db
    .select({ id: productImages.id, url: productImages.url })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))

const listResources = (db: Db, productId: string) =>
  db
    .select({
      id: productResources.id,
      name: productResources.name,
      url: productResources.url,
      kind: productResources.kind,
      contentType: productResources.contentType,
    })
    .from(productResources)
    .where(eq(productResources.productId, productId))
    .orderBy(asc(productResources.position))

const listVerifications = (db: Db, productId: string) =>
  db
    .select({ id: productVerifications.verificationId, status: productVerifications.status })
    .from(productVerifications)
    .where(eq(productVerifications.productId, productId))
    .orderBy(asc(productVerifications.verificationId))

const listServings = (db: Db, productId: string) =>
  db
    .select({
      isMain: servingSizes.isMain,
      amount: servingSizes.amount,
      intakeFormatId: servingSizes.intakeFormatId,
      leastPerDay: servingSizes.leastPerDay,
      mostPerDay: servingSizes.mostPerDay,
    })
    .from(servingSizes)
    .where(eq(servingSizes.productId, productId))
    .orderBy(asc(servingSizes.position))

async function listIngredientRows(db: Db, productId: string): Promise<AdminProduct['ingredients']> {
  const rows = await db
    .select({
      id: productIngredients.id,
      ingredientId: productIngredients.ingredientId,
      ingredientName: ingredients.name,
      labelName: productIngredients.labelName,
      form: productIngredients.form,
      amount: productIngredients.amount,
      unit: productIngredients.unit,
      depth: productIngredients.depth,
      stated: nutrientsStated,
    })
    .from(productIngredients)
    .innerJoin(ingredients, eq(ingredients.id, productIngredients.ingredientId))
    .leftJoin(ingredientGroups, eq(ingredientGroups.id, ingredients.groupId))
    .where(eq(productIngredients.productId, productId))
    .orderBy(asc(productIngredients.position))
  return rows.map(({ stated, ...row }) => ({ ...row, nrvPercent: nrvOf({ ...row, stated }) }))
}

async function listLocalizations(db: Db, productId: string) {
  const rows = await db
    .select()
    .from(productLocalizations)
    .where(eq(productLocalizations.productId, productId))
    .orderBy(asc(productLocalizations.languageCode))
  return rows.map(({ productId: _, ...row }) => row)
}

async function listExternalIds(db: Db, productId: string): Promise<AdminProduct['externalIds']> {
  const rows = await db
    .select()
    .from(productExternalIds)
    .where(eq(productExternalIds.productId, productId))
    .orderBy(asc(productExternalIds.source), asc(productExternalIds.value))
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    value: row.value,
    syncedAt: row.syncedAt?.toISOString() ?? null,
    askedAt: row.askedAt?.toISOString() ?? null,
    askError: row.askError,
    hasRecord: keptLabelOf(row) !== null,
  }))
}

const listCategories = (db: Db, productId: string): Promise<AdminProduct['productCategories']> =>
  db
    .select({ id: categories.id, name: sql<string>`${categories.names} ->> 'en'` })
    .from(categoryProducts)
    .innerJoin(categories, eq(categories.id, categoryProducts.categoryId))
    .where(eq(categoryProducts.productId, productId))
    .orderBy(asc(categoryProducts.position))

/** Parts of a product, each read separately. */
export const readParts = {
  productCategoryIds: listCategoryIds,
  productVerifications: listVerifications,
  servingSizes: listServings,
  ingredients: listIngredientRows,
}

const PRICES_SHOWN = 100

async function listPrices(db: Db, productId: string): Promise<AdminProduct['priceHistory']> {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(desc(priceHistory.validFrom), desc(priceHistory.id))
    .limit(PRICES_SHOWN)
  return rows.map(({ netPrice, currencyId, validFrom }) => ({
    price: { amount: netPrice, currency: currencyId as 'EUR' },
    validFrom: validFrom.toISOString(),
  }))
}

type Row = typeof products.$inferSelect

const toRecord = (product: Row, brandName: string) => ({
  ...adminProductHead(product, brandName),
  createdAt: product.createdAt.toISOString(),
  unitSize: product.unitSize,
  servingsPerContainer: product.servingsPerContainer,
  netWeightGrams: product.netWeightGrams,
  vatCategoryId: product.vatCategoryId,
  reserved: product.reserved,
  forecastedQuantity: product.forecastedQuantity,
  deliveryTime: product.deliveryDays,
  availableDate: product.availableDate,
  expirationDate: product.expirationDate,
  canBeSample: product.canBeSample,
  originalMarkers: product.originalMarkers,
  restrictedCountries: restrictionsOf(product),
  externalMasterCode: product.externalMasterCode,
  externalCode: product.externalCode,
  demoFilled: product.demoFilled,
})

/** The full record of a product with all its parts, in any status; null if there is none. */
export async function findAdminProduct(db: Db, productId: string): Promise<AdminProduct | null> {
  const [row] = await db
    .select({
      product: products,
      brandName: brands.name,
      disruption: openDisruption,
      inquiry: inquiryOfProduct,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, productId))
  if (!row) return null
  return {
    ...toRecord(row.product, row.brandName),
    productDisruption: toDisruption(row.disruption),
    productInquiry: row.inquiry,
    productCategoryIds: await listCategoryIds(db, productId),
    productCategories: await listCategories(db, productId),
    productImages: await listImages(db, productId),
    productResources: await listResources(db, productId),
    productVerifications: await listVerifications(db, productId),
    servingSizes: await listServings(db, productId),
    ingredients: await listIngredientRows(db, productId),
    productLocalizations: await listLocalizations(db, productId),
    linkedProducts: await listAdminLinks(db, productId),
    externalIds: await listExternalIds(db, productId),
    priceHistory: await listPrices(db, productId),
  }
}

/** The full record of a product. Throws not-found. */
export async function getAdminProduct(db: Db, productId: string): Promise<AdminProduct> {
  const product = await findAdminProduct(db, productId)
  if (!product) throw notFound('product')
  return product
}
