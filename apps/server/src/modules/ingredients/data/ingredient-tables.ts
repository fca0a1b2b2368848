import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** What several ingredients have in common: Magnesium for its salts, Vitamin D for D2 and D3. */
export const ingredientGroups = pgTable(
  'ingredient_groups',
  {
    id: id(),
    name: text().notNull(),
    /** Key in `data/nutrition/nutrients.json`, where the group is a nutrient. */
    nutrientKey: text(),
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
    /** DSLD's own word: vitamin, mineral, botanical … */
    category: text(),
    /** Other names that labels print, those of merged ingredients included. */
    synonyms: text().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('ingredients_name').on(sql`lower(${t.name})`), index().on(t.groupId)],
)
