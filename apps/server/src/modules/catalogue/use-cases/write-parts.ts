import type { IngredientRowInput } from '@salvia/contract/admin-product-parts'
import type { ProductChange } from '@salvia/contract/admin-products'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import {
  doseUnitOf,
  ensureIngredients,
  ingredients,
  NRV_DECIMALS,
  nrvPercent,
  nutrients,
} from '../../ingredients/index.ts'
import { keptReference } from '../../reference/index.ts'
import type { Change } from '../catalogue-work.ts'
import {
  categoryProducts,
  productIngredients,
  productVerifications,
  servingSizes,
} from '../data/product-part-tables.ts'
import { isSame } from '../product-columns.ts'

type Parts = Pick<
  Partial<ProductChange>,
  'productCategoryIds' | 'productVerifications' | 'servingSizes' | 'ingredients'
>
/** A part as the record has it now. */
type Before = { [K in keyof Required<Parts>]: unknown }

const unknownWord = (field: string) =>
  invalid('word_unknown', 'There is no such word.', [{ id: field, error: 'word_unknown' }])

function checkWords(field: string, ids: string[], known: { id: string }[]): void {
  const words = new Set(known.map(({ id }) => id))
  ids.forEach((id, at) => {
    if (!words.has(id)) throw unknownWord(`${field}.${at}`)
  })
}

type Setting = { tx: Db; productId: string; now: Date }

async function setCategories({ tx, productId, now }: Setting, categoryIds: string[]): Promise<void> {
  const { productCategories } = await keptReference(tx, now)
  checkWords('productCategoryIds', categoryIds, productCategories)
  await tx.delete(categoryProducts).where(eq(categoryProducts.productId, productId))
  const rows = [...new Set(categoryIds)].map((categoryId, position) => ({ productId, categoryId, position }))
  if (rows.length > 0) await tx.insert(categoryProducts).values(rows)
}

async function setVerifications(
  { tx, productId, now }: Setting,
  given: NonNullable<Parts['productVerifications']>,
): Promise<void> {
  const known = (await keptReference(tx, now)).productVerifications
  checkWords(
    'productVerifications',
    given.map(({ id }) => id),
    known,
  )
  await tx.delete(productVerifications).where(eq(productVerifications.productId, productId))
  const byId = new Map(given.map(({ id, status }) => [id, status]))
  const rows = [...byId].map(([verificationId, status]) => ({ productId, verificationId, status }))
  if (rows.length > 0) await tx.insert(productVerifications).values(rows)
}

async function setServings(
  { tx, productId, now }: Setting,
  servings: NonNullable<Parts['servingSizes']>,
): Promise<void> {
  const { intakeFormats } = await keptReference(tx, now)
  checkWords(
    'servingSizes',
    servings.map(({ intakeFormatId }) => intakeFormatId),
    intakeFormats,
  )
  if (servings.length > 0 && servings.filter(({ isMain }) => isMain).length !== 1)
    throw invalid('main_serving', 'One serving size is the main one.', [
      { id: 'servingSizes', error: 'main_serving' },
    ])
  await tx.delete(servingSizes).where(eq(servingSizes.productId, productId))
  const rows = servings.map((serving, position) => ({ ...serving, productId, position }))
  if (rows.length > 0) await tx.insert(servingSizes).values(rows)
}

async function setIngredients({ tx, productId, now }: Setting, given: IngredientRowInput[]): Promise<void> {
  const known = new Set((await tx.select({ id: ingredients.id }).from(ingredients)).map(({ id }) => id))
  given.forEach(({ ingredientId }, at) => {
    if (ingredientId !== null && !known.has(ingredientId)) throw unknownWord(`ingredients.${at}.ingredientId`)
  })
  const printed = given
    .filter(({ ingredientId }) => ingredientId === null)
    .map(({ labelName }) => ({ labelName, group: null, category: null }))
  const idOf = printed.length > 0 ? await ensureIngredients(tx, printed, { now }) : () => ''
  await tx.delete(productIngredients).where(eq(productIngredients.productId, productId))
  const rows = given.map(({ ingredientId, ...row }, position) => ({
    ...row,
    productId,
    ingredientId: ingredientId ?? idOf(row.labelName),
    position,
    nrvPercent: nrvPercent(
      {
        name: row.labelName,
        amount: row.amount,
        unit: doseUnitOf(row.unit),
        forms: row.form ? [row.form] : [],
      },
      nutrients(),
      NRV_DECIMALS,
    ),
  }))
  if (rows.length > 0) await tx.insert(productIngredients).values(rows)
}

/** What two lists of ingredient rows are compared by: ids of rows and what follows from the others left out. */
const withoutIds = (rows: unknown): unknown =>
  (rows as IngredientRowInput[]).map(({ labelName, form, amount, unit, depth }) => ({
    labelName,
    form,
    amount,
    unit,
    depth,
  }))

const isSameRows = (from: unknown, to: IngredientRowInput[]): boolean =>
  isSame(withoutIds(from), withoutIds(to)) &&
  to.every(({ ingredientId }, at) =>
    ingredientId === null ? true : (from as IngredientRowInput[])[at]?.ingredientId === ingredientId,
  )

/** Sets the given parts of a product and answers those that differ. Throws invalid for words that nobody knows. */
export async function writeParts(setting: Setting, parts: Parts, before: Before): Promise<Change[]> {
  const changes: Change[] = []
  const change = (field: keyof Parts, to: unknown, isKept = isSame(before[field], to)): boolean => {
    if (!isKept) changes.push({ field, from: before[field], to })
    return !isKept
  }
  const { productCategoryIds, productVerifications: attested, servingSizes: servings } = parts
  if (productCategoryIds && change('productCategoryIds', productCategoryIds))
    await setCategories(setting, productCategoryIds)
  if (attested && change('productVerifications', attested)) await setVerifications(setting, attested)
  if (servings && change('servingSizes', servings)) await setServings(setting, servings)
  if (
    parts.ingredients &&
    change('ingredients', parts.ingredients, isSameRows(before.ingredients, parts.ingredients))
  )
    await setIngredients(setting, parts.ingredients)
  return changes
}
