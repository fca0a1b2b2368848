import { allergens } from '@salvia/contract/words/search'
import { dietsOf } from '@salvia/rules/product/diets'
import { productFacts } from '@salvia/rules/product/product-facts'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { type DocumentSource, writeDocuments } from '../../search/index.ts'

type FactsRow = Omit<DocumentSource['facts'], 'facts' | 'diets' | 'categories'> & {
  productId: string
  isFromName: boolean
  facets: string[]
  /** Texts that reveal its allergens, in all its languages. */
  said: { otherIngredients: string[]; allergens: string[]; warnings: string[] }
}

const ingredientsOf = sql`(
  select coalesce(json_agg(json_build_object(
    'labelName', i.label_name, 'form', i.form, 'amount', i.amount,
    'unit', nullif(i.unit, 'Kilocalories'),
    'names', array_remove(array[m.name, g.name] || m.synonyms || coalesce(g.synonyms, '{}')
      || array(select jsonb_array_elements_text(n.value) from jsonb_each(m.local_names) n), null)
  ) order by i.position), '[]'::json)
  from product_ingredients i
  join ingredients m on m.id = i.ingredient_id
  left join ingredient_groups g on g.id = m.group_id
  where i.product_id = p.id)`

const facetsOf = sql`array['brand:' || p.brand_id, 'format:' || p.delivery_format_id]
  || array(select 'category:' || c.category_id from category_products c where c.product_id = p.id)
  || array(select 'marker:' || marker from unnest(p.markers) as marker)
  || array(select 'verification:' || v.verification_id from product_verifications v
      where v.product_id = p.id and v.status = 'Passed')`

const marksOf = sql`array(select names.value
  from product_verifications v
  join verifications word on word.id = v.verification_id
  cross join jsonb_each_text(word.names) names
  where v.product_id = p.id and v.status = 'Passed')`

const saidOf = sql`(
  select json_build_object('otherIngredients', coalesce(json_agg(s.other_ingredients), '[]'::json),
    'allergens', coalesce(json_agg(s.allergens), '[]'::json), 'warnings', coalesce(json_agg(s.warnings), '[]'::json))
  from product_localizations s where s.product_id = p.id)`

const textsOf = sql`array(
  select t.value from product_localizations s, unnest(array[s.short_description, s.description, s.suggested_intake])
    as t (value) where s.product_id = p.id
  union all
  select names.value from category_products c
    join product_categories word on word.id = c.category_id
    cross join jsonb_each_text(word.names) names
    where c.product_id = p.id)`

const BATCH = 500

async function factsOf(tx: Db, productIds: string[]): Promise<FactsRow[]> {
  const rows = await readRows<FactsRow>(
    tx,
    sql`
    select p.id as "productId", p.name, b.name as "brandName", p.delivery_format_id as "deliveryFormatId",
      coalesce(t.other_ingredients, '') as "otherIngredients", ${saidOf} as said,
      'ingredients' = any(p.demo_filled) as "isFromName",
      ${ingredientsOf} as ingredients, ${facetsOf} as facets, ${marksOf} as marks,
      ${textsOf} as texts
    from products p
    join brands b on b.id = p.brand_id
    left join product_localizations t on t.product_id = p.id and t.language_code = 'en'
    where p.id = any(${sql.param(productIds)}::uuid[])`,
  )
  return rows
}

const valuesOf = (facets: string[], facet: string): string[] =>
  facets.flatMap((value) => (value.startsWith(facet) ? [value.slice(facet.length)] : []))

function toSource({ productId, facets, said, isFromName, ...row }: FactsRow): DocumentSource {
  const marks = valuesOf(facets, 'verification:')
  const { name, ingredients: rows, deliveryFormatId } = row
  const facts = productFacts({ name, rows, marks, isFromName, deliveryFormatId, ...said })
  const texts = [...said.allergens, ...said.otherIngredients]
  const diets = dietsOf({ name: row.name, texts, marks, contains: facts.contains })
  const categories = valuesOf(facets, 'category:')
  const named = allergens.filter((allergen) => facts.contains.includes(allergen))
  return {
    productId,
    facts: { ...row, facts, diets, categories },
    facets: [...facets, ...named.map((allergen) => `allergen:${allergen}`)],
  }
}

/**
 * Rebuilds the search documents of products in the writing transaction. Must be called by every write that changes a
 * product, its texts, ingredients, categories or verifications, its brand's name or the names of its ingredients.
 */
export async function refreshSearchDocument(tx: Db, productIds: string[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += BATCH) {
    const rows = await factsOf(tx, productIds.slice(at, at + BATCH))
    await writeDocuments(tx, rows.map(toSource))
  }
}
