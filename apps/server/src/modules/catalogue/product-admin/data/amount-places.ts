import { substanceOf } from '@salvia/rules/nutrition/nutrient-reference'
import { placesByAmount } from '@salvia/rules/nutrition/places-by-amount'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { ingredientGroups, ingredients, nutrientOf, nutrientsStated } from '../../../ingredients/index.ts'
import { productIngredients } from '../../products/product-part-tables.ts'

/** Ranks an ingredient's label rows by amount, as a column to sort by, with unknown amounts last. */
export async function amountPlaces(db: Db, ingredientId: string, isDown: boolean): Promise<SQL> {
  const { id, labelName, form, amount, unit } = productIngredients
  const rows = await db
    .select({ id, labelName, form, amount, unit, stated: nutrientsStated })
    .from(productIngredients)
    .innerJoin(ingredients, eq(ingredients.id, productIngredients.ingredientId))
    .leftJoin(ingredientGroups, eq(ingredientGroups.id, ingredients.groupId))
    .where(eq(productIngredients.ingredientId, ingredientId))
  const doses = rows.map((row) => {
    const key = nutrientOf(row.stated)
    const substance = key && substanceOf(key, `${row.labelName} ${row.form ?? ''}`)
    return { amount: row.amount, unit: row.unit, substance: substance || null }
  })
  const places = placesByAmount(doses, isDown)
  const byRow = Object.fromEntries(rows.map((row, at) => [row.id, places[at]]))
  return sql`(${JSON.stringify(byRow)}::jsonb ->> ${id}::text)::int`
}
