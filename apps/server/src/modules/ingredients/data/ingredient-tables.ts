import type { LanguageCode } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

type LocalNames = Partial<Record<LanguageCode, string[]>>

/** Groups related ingredients: Magnesium for its salts, Vitamin D for D2 and D3. */
export const ingredientGroups = pgTable(
  'ingredient_groups',
  {
    id: id(),
    name: text().notNull(),
    /** Key in `data/nutrition/nutrients.json`, if the group is a nutrient. */
    nutrientKey: text(),
    /** Other names printed on labels, including those of merged groups. */
    synonyms: text().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('ingredient_groups_name').on(sql`lower(${t.name})`)],
)

export const ingredients = pgTable(
  'ingredients',
  {
    id: id(),
    name: text().notNull(),
    groupId: uuid().references(() => ingredientGroups.id),
    /** DSLD's category: vitamin, mineral, botanical … */
    category: text(),
    /** Other names printed on labels, including those of merged ingredients. */
    synonyms: text().array().notNull().default(sql`'{}'`),
    /** Names in the languages of the shop. */
    localNames: jsonb().$type<LocalNames>().notNull().default({}),
    /** Key in `data/nutrition/nutrients.json`, if it differs from the group's. */
    nutrientKey: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('ingredients_name').on(sql`lower(${t.name})`), index().on(t.groupId)],
)
