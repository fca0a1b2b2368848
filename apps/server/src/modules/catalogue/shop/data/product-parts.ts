import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ingredientGroups, ingredients, nutrientsStated } from '../../../ingredients/index.ts'
import { productCategories, verifications as verificationKinds } from '../../../reference/index.ts'
import {
  categoryProducts,
  linkedProducts,
  productImages,
  productIngredients,
  productResources,
  productVerifications,
  servingSizes,
} from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { productLocalizations as texts } from '../../products/product-text-tables.ts'
import { jsonList } from './json-list.ts'
import type { StatedIngredient } from './label-facts-of.ts'

// The parts of a product as JSON lists, for one statement over it.

const ofProduct = (column: AnyPgColumn): SQL => eq(column, products.id)

export const categories = jsonList(
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

export const images = jsonList(
  {
    table: productImages,
    where: ofProduct(productImages.productId),
    orderBy: sql`${productImages.position}`,
  },
  { id: productImages.id, url: productImages.url },
)

export const resources = jsonList(
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

export const verifications = jsonList(
  {
    table: productVerifications,
    where: sql`${ofProduct(productVerifications.productId)} and ${eq(productVerifications.status, 'Passed')}`,
    orderBy: sql`${productVerifications.verificationId}`,
  },
  {
    id: productVerifications.verificationId,
    name: sql<string>`(select ${verificationKinds.names} ->> ${sql.placeholder('languageCode')}
      from ${verificationKinds} where ${verificationKinds.id} = ${productVerifications.verificationId})`,
    status: sql<'Passed'>`${productVerifications.status}`,
  },
)

export const links = jsonList(
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

export const ingredientRows = jsonList(
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

export const servings = jsonList(
  { table: servingSizes, where: ofProduct(servingSizes.productId), orderBy: sql`${servingSizes.position}` },
  {
    isMain: servingSizes.isMain,
    amount: servingSizes.amount,
    intakeFormatId: servingSizes.intakeFormatId,
    leastPerDay: servingSizes.leastPerDay,
    mostPerDay: servingSizes.mostPerDay,
  },
)

const isWantedOrEnglish = (language: SQL): SQL =>
  sql`${language} in (${sql.placeholder('languageCode')}, 'en')`

/** The text in the language shown and the English one, the wanted one first; where there are neither, all others. */
export const localizations = jsonList(
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

/** What says what it contains, in every language; of warnings only those about contents. */
export const contentTexts = jsonList(
  { table: texts, where: ofProduct(texts.productId), orderBy: sql`${texts.languageCode} = 'en' desc` },
  {
    otherIngredients: texts.otherIngredients,
    allergens: texts.allergens,
    warnings: sql<string>`case when ${texts.warnings} ~* 'contain|enthält|bevat|contien|contenir|traces|spuren|sporen'
      then ${texts.warnings} else '' end`,
  },
)
