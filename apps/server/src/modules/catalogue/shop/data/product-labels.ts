import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ComparedIngredient } from '@salvia/rules/nutrition/compared-ingredient'
import type { SubstituteLabel } from '@salvia/rules/plans/substitution/substitute-label'
import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { linkedProducts, servingSizes } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { isMainServing } from './card-selection.ts'
import { factsOf } from './facts-of.ts'
import { labelFactsOf } from './label-facts-of.ts'
import { contentTexts, ingredientRows, verifications } from './product-parts.ts'

/** A product's label, as rules read it, of products out of use too. */
export type ProductLabel = SubstituteLabel & {
  brandName: string
  language: LanguageCode
  /** What its actives are called in that language, by ingredient. */
  names: Map<string, string>
}

const labelsById = preparedAnywhere((db: Db) =>
  db
    .select({
      id: products.id,
      name: products.name,
      brandName: brands.name,
      productDeliveryFormatId: products.deliveryFormatId,
      demoFilled: products.demoFilled,
      servingAmount: servingSizes.amount,
      servingFormatId: servingSizes.intakeFormatId,
      ingredientRows,
      verifications,
      contentTexts,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(servingSizes, isMainServing)
    .where(isAnyOf(products.id, 'ids'))
    .prepare('product_labels'),
)

type Row = Awaited<ReturnType<ReturnType<typeof labelsById>['execute']>>[number]

/** Rules tell substances by the words of the label, in English. */
const rowsOf = (row: Row): ComparedIngredient[] =>
  labelFactsOf(row.ingredientRows, 'en').map(
    ({ ingredientId, ingredientName, labelName, form, amount, depth, ...fact }) => ({
      ingredientId,
      ingredientName,
      labelName,
      nutrientKey: fact.dosedNutrientKey,
      sourceOf: fact.nutrientKey,
      form,
      amount,
      unit: fact.doseUnit ?? (fact.unit === 'kcal' ? 'Kilocalories' : null),
      depth,
    }),
  )

function toLabel(row: Row, language: LanguageCode): ProductLabel {
  const { servingAmount: amount, servingFormatId: intakeFormatId } = row
  const facts = labelFactsOf(row.ingredientRows, language)
  return {
    productId: row.id,
    productName: row.name,
    brandName: row.brandName,
    language,
    mainServing: amount !== null && intakeFormatId !== null ? { amount, intakeFormatId } : null,
    labelKnowledge: factsOf(row).label,
    rows: rowsOf(row),
    otherIngredients: row.contentTexts.map(({ otherIngredients }) => otherIngredients).join(', '),
    names: new Map(facts.map(({ ingredientId, ingredientName }) => [ingredientId, ingredientName])),
  }
}

/** Labels of products by id, those out of use too: one statement. Unknown ids are missing. */
export async function findProductLabels(
  db: Db,
  ids: string[],
  languageCode: LanguageCode,
): Promise<Map<string, ProductLabel>> {
  if (ids.length === 0) return new Map()
  const rows = await labelsById(db).execute({ ids, languageCode })
  return new Map(rows.map((row) => [row.id, toLabel(row, languageCode)]))
}

/** Whether one of two products is linked as another size of the other. */
export async function isSizeVariant(db: Db, one: string, other: string): Promise<boolean> {
  const { productId, linkedProductId, kind, variantKind } = linkedProducts
  const links = await db.$count(
    linkedProducts,
    and(
      or(
        and(eq(productId, one), eq(linkedProductId, other)),
        and(eq(productId, other), eq(linkedProductId, one)),
      ),
      eq(kind, 'Variant'),
      eq(variantKind, 'Size'),
    ),
  )
  return links > 0
}
