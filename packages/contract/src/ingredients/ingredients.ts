import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { labelUnits } from '../words/catalogue.ts'
import { ingredientLengths } from '../words/lengths.ts'
import { Merge, Merged, PastMerge } from './record-merges.ts'

const Names = z.array(Line(200).min(1)).max(100)
const LocalNames = z.strictObject({ en: Names, de: Names, nl: Names, fr: Names }).partial()

const Reference = z.object({ amount: z.number(), unit: z.enum(['mg', 'µg']) })
const UpperLevel = z.object({
  amount: z.number(),
  unit: z.enum(['Milligrams', 'Micrograms']),
  form: z.string().nullable(),
  kind: z.enum(['UpperLevel', 'SafeLevel']),
  scope: z.enum(['AllSources', 'Supplements', 'Preformed']),
  source: z.string(),
})

/** Facts about a nutrient: EU reference value and daily upper level. */
const nutrition = { reference: Reference.nullable(), upperLevels: z.array(UpperLevel) }

export const Ingredient = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  groupId: Id.nullable(),
  groupName: z.string().nullable(),
  category: z.string().nullable(),
  synonyms: z.array(z.string()),
  localNames: LocalNames,
  /** Overrides the group's value. */
  nutrientKey: z.string().nullable(),
  ...nutrition,
  productCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Ingredient = z.infer<typeof Ingredient>

export const IngredientGroup = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  synonyms: z.array(z.string()),
  nutrientKey: z.string().nullable(),
  ...nutrition,
  ingredientCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type IngredientGroup = z.infer<typeof IngredientGroup>

const name = Line(ingredientLengths.name).min(1)
const groupFields = { synonyms: Names, nutrientKey: Line(60).nullable() }
const fields = {
  ...groupFields,
  groupId: Id.nullable(),
  category: Line(ingredientLengths.category).nullable(),
  localNames: LocalNames,
}

export const IngredientInput = z.strictObject(fields).partial().extend({ name })
export type IngredientInput = z.infer<typeof IngredientInput>
export const IngredientChange = IngredientInput.partial()
export type IngredientChange = z.infer<typeof IngredientChange>
export const GroupInput = z.strictObject(groupFields).partial().extend({ name })
export type GroupInput = z.infer<typeof GroupInput>
export const GroupChange = GroupInput.partial()
export type GroupChange = z.infer<typeof GroupChange>

const Nutrient = z.object({ key: z.string(), names: z.record(LanguageCode, z.string()) })
export const NutrientFacts = Nutrient.extend(nutrition)
export type NutrientFacts = z.infer<typeof NutrientFacts>

const ProductIngredient = z.object({
  id: Id,
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  brandName: z.string(),
  labelName: z.string(),
  form: z.string().nullable(),
  amount: z.number().nullable(),
  unit: z.enum(labelUnits).nullable(),
})

const config = { access: 'admin' } as const
const addition = { access: 'admin', addition: true } as const
const listQuery = z.strictObject({ ...pageQuery(), name: Line(ingredientLengths.name).optional() })

/** Calls shared by ingredients and groups: create, change, merge. */
const recordRoutes = <
  const Kind extends string,
  R extends z.ZodType,
  I extends z.ZodType,
  C extends z.ZodType,
>(
  kind: Kind,
  words: { one: string; many: string },
  { record, input, change }: { record: R; input: I; change: C },
) => ({
  create: route({
    method: 'POST',
    url: `/admin/${kind}`,
    config,
    schema: { summary: `Makes ${words.one}`, body: input, response: { 201: record } },
  }),
  get: route({
    method: 'GET',
    url: `/admin/${kind}/:id`,
    config,
    schema: {
      summary: `What is known of ${words.one}, with its reference value and upper levels`,
      params: IdParams,
      response: { 200: record },
    },
  }),
  put: route({
    method: 'PUT',
    url: `/admin/${kind}/:id`,
    config,
    schema: {
      summary: `Changes the given fields of ${words.one}. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: change,
      response: { 200: record },
    },
  }),
  merge: route({
    method: 'POST',
    url: `/admin/${kind}/merge`,
    config,
    schema: {
      summary: `Merges ${words.many} into one, their names kept as synonyms; or shows what that would do`,
      body: Merge,
      response: { 200: Merged },
    },
  }),
  merges: route({
    method: 'GET',
    url: `/admin/${kind}/:id/merges`,
    config: addition,
    schema: {
      summary: `The last merges into ${words.one}, newest first`,
      params: IdParams,
      response: { 200: z.array(PastMerge) },
    },
  }),
  undoMerge: route({
    method: 'POST',
    url: `/admin/${kind}/merges/:id/undo`,
    config: addition,
    schema: {
      summary: `Takes a merge of ${words.many} back`,
      params: IdParams,
      response: { 200: record },
    },
  }),
})

export const ingredients = {
  ...recordRoutes(
    'ingredients',
    { one: 'an ingredient', many: 'ingredients' },
    { record: Ingredient, input: IngredientInput, change: IngredientChange },
  ),
  list: route({
    method: 'GET',
    url: '/admin/ingredients',
    config,
    schema: {
      summary: 'Ingredients, found by name or synonym in any language',
      querystring: listQuery.extend({ groupId: Id.optional() }),
      response: { 200: pageOf(Ingredient) },
    },
  }),
  nutrients: route({
    method: 'GET',
    url: '/admin/nutrients',
    config: addition,
    schema: {
      summary: 'The nutrients whose reference value and upper levels are known',
      response: { 200: z.array(Nutrient) },
    },
  }),
  nutrientFacts: route({
    method: 'GET',
    url: '/reference-data/nutrients',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'Nutrients with their EU reference values and upper levels',
      response: { 200: z.array(NutrientFacts) },
    },
  }),
  putGroup: route({
    method: 'PUT',
    url: '/admin/ingredients/:id/group/:groupId',
    config,
    schema: {
      summary: 'Puts an ingredient into a group',
      params: IdParams.extend({ groupId: Id }),
      response: { 200: Ingredient },
    },
  }),
  productIngredients: route({
    method: 'GET',
    url: '/admin/ingredients/:id/product-ingredients',
    config,
    schema: {
      summary: 'The label rows that name an ingredient',
      params: IdParams,
      querystring: z.strictObject(pageQuery()),
      response: { 200: pageOf(ProductIngredient) },
    },
  }),
}

export const ingredientGroups = {
  ...recordRoutes(
    'ingredient-groups',
    { one: 'a group of ingredients', many: 'groups' },
    { record: IngredientGroup, input: GroupInput, change: GroupChange },
  ),
  list: route({
    method: 'GET',
    url: '/admin/ingredient-groups',
    config,
    schema: {
      summary: 'Groups of ingredients',
      querystring: listQuery,
      response: { 200: pageOf(IngredientGroup) },
    },
  }),
}
