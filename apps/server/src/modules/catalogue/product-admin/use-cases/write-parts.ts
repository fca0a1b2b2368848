import type { IngredientRowInput } from '@salvia/contract/catalogue/admin-product-parts'
import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import { misplacedRow } from '@salvia/rules/product/nesting'
import { eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { ensureIngredients, ingredients } from '../../../ingredients/index.ts'
import { intakeFormats, productCategories, verifications } from '../../../reference/index.ts'
import type { Change } from '../../catalogue-context.ts'
import {
  categoryProducts,
  productIngredients,
  productVerifications,
  servingSizes,
} from '../../products/product-part-tables.ts'
import { isSame } from '../data/product-columns.ts'

type Parts = Pick<
  Partial<ProductChange>,
  'productCategoryIds' | 'productVerifications' | 'servingSizes' | 'ingredients'
>
type PartName = keyof Parts

const unknownWord = (field: string) =>
  invalid('word_unknown', 'There is no such word.', [{ id: field, error: 'word_unknown' }])

type Words = PgTable & { id: AnyPgColumn<{ data: string; notNull: true }> }

/** Throws invalid for the first id without a row. */
async function checkWords(
  tx: Db,
  words: Words,
  ids: (string | null)[],
  pathOf: (at: number) => string,
): Promise<void> {
  const asked = ids.filter((id) => id !== null)
  if (asked.length === 0) return
  const rows = await tx.select({ id: words.id }).from(words).where(inArray(words.id, asked))
  const known = new Set(rows.map(({ id }) => id))
  ids.forEach((id, at) => {
    if (id !== null && !known.has(id)) throw unknownWord(pathOf(at))
  })
}

type Setting = { tx: Db; productId: string; now: Date }

async function setCategories({ tx, productId }: Setting, categoryIds: string[]): Promise<void> {
  await checkWords(tx, productCategories, categoryIds, (at) => `productCategoryIds.${at}`)
  await tx.delete(categoryProducts).where(eq(categoryProducts.productId, productId))
  const rows = [...new Set(categoryIds)].map((categoryId, position) => ({ productId, categoryId, position }))
  if (rows.length > 0) await tx.insert(categoryProducts).values(rows)
}

async function setVerifications(
  { tx, productId }: Setting,
  given: NonNullable<Parts['productVerifications']>,
): Promise<void> {
  const ids = given.map(({ id }) => id)
  await checkWords(tx, verifications, ids, (at) => `productVerifications.${at}`)
  await tx.delete(productVerifications).where(eq(productVerifications.productId, productId))
  const byId = new Map(given.map(({ id, status }) => [id, status]))
  const rows = [...byId].map(([verificationId, status]) => ({ productId, verificationId, status }))
  if (rows.length > 0) await tx.insert(productVerifications).values(rows)
}

async function setServings(
  { tx, productId }: Setting,
  servings: NonNullable<Parts['servingSizes']>,
): Promise<void> {
  const ids = servings.map(({ intakeFormatId }) => intakeFormatId)
  await checkWords(tx, intakeFormats, ids, (at) => `servingSizes.${at}`)
  if (servings.length > 0 && servings.filter(({ isMain }) => isMain).length !== 1)
    throw invalid('main_serving', 'One serving size is the main one.', [
      { id: 'servingSizes', error: 'main_serving' },
    ])
  await tx.delete(servingSizes).where(eq(servingSizes.productId, productId))
  const rows = servings.map((serving, position) => ({ ...serving, productId, position }))
  if (rows.length > 0) await tx.insert(servingSizes).values(rows)
}

/** Throws invalid for the first wrongly nested row. */
function checkNesting(rows: IngredientRowInput[]): void {
  const at = misplacedRow(rows)
  if (at !== -1)
    throw invalid('ingredient_nesting', 'A row is at most one level deeper than the row before it.', [
      { id: `ingredients.${at}.depth`, error: 'ingredient_nesting' },
    ])
}

async function setIngredients({ tx, productId, now }: Setting, given: IngredientRowInput[]): Promise<void> {
  checkNesting(given)
  const ids = given.map(({ ingredientId }) => ingredientId)
  await checkWords(tx, ingredients, ids, (at) => `ingredients.${at}.ingredientId`)
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
  }))
  if (rows.length > 0) await tx.insert(productIngredients).values(rows)
}

/** Ingredient rows for comparison: without row ids and derived values. */
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

const setters: { [K in PartName]: (setting: Setting, to: NonNullable<Parts[K]>) => Promise<void> } = {
  productCategoryIds: setCategories,
  productVerifications: setVerifications,
  servingSizes: setServings,
  ingredients: setIngredients,
}

/** Reads the current value of a part. */
export type ReadPart = (part: PartName) => Promise<unknown>

async function writePart<K extends PartName>(
  setting: Setting,
  { field, to }: { field: K; to: Parts[K] },
  readPart: ReadPart,
): Promise<Change[]> {
  if (to === undefined) return []
  const from = await readPart(field)
  const isKept = field === 'ingredients' ? isSameRows(from, to as IngredientRowInput[]) : isSame(from, to)
  if (isKept) return []
  await setters[field](setting, to)
  return [{ field, from, to }]
}

/** Sets the given parts of a product and returns those that differ. Throws invalid for unknown keys. */
export async function writeParts(setting: Setting, parts: Parts, readPart: ReadPart): Promise<Change[]> {
  const { productCategoryIds, productVerifications: attested, servingSizes: servings } = parts
  return [
    ...(await writePart(setting, { field: 'productCategoryIds', to: productCategoryIds }, readPart)),
    ...(await writePart(setting, { field: 'productVerifications', to: attested }, readPart)),
    ...(await writePart(setting, { field: 'servingSizes', to: servings }, readPart)),
    ...(await writePart(setting, { field: 'ingredients', to: parts.ingredients }, readPart)),
  ]
}
