import type { ProductMatch } from '@salvia/contract/catalogue/product-search'
import { languages } from '@salvia/contract/words/locale'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { startApiOfFile } from '#test/api'
import { searchDocuments } from '../../search/index.ts'
import { categoryProducts } from '../products/product-part-tables.ts'
import { products } from '../products/product-tables.ts'
import { refreshSearchDocument } from '../search-documents/refresh-search-document.ts'

const api = await startApiOfFile({ isStocked: true })

type Found = {
  results: { id: string; name: string; matches: ProductMatch[] }[]
  pager: { count: number }
  corrected?: string
  categories?: string[]
  notKnown?: { count: number }
}

async function find(query: string, more = ''): Promise<Found> {
  const url = `/api/products?countryCode=NL&limit=100&query=${encodeURIComponent(query)}${more}`
  return (await api.app.inject({ url })).json()
}

const namesOf = ({ results }: Found): string[] => results.map(({ name }) => name)

test.for([
  ['turmeric with black pepper', ['Turmeric Curcumin', 'Turmeric Curcumin C3 Complex']],
  ['Kurkuma mit schwarzem Pfeffer', ['Turmeric Curcumin', 'Turmeric Curcumin C3 Complex']],
  ['kurkuma met zwarte peper', ['Turmeric Curcumin', 'Turmeric Curcumin C3 Complex']],
  ['curcuma avec poivre noir', ['Turmeric Curcumin', 'Turmeric Curcumin C3 Complex']],
  ['algae oil', ['Vegan Omega-3 DHA-EPA']],
  ['Algenöl', ['Vegan Omega-3 DHA-EPA']],
  ['algenolie', ['Vegan Omega-3 DHA-EPA']],
  ['huile d’algues', ['Vegan Omega-3 DHA-EPA']],
  ['vegan omega 3', ['Vegan Omega-3 2000 mg', 'Vegan Omega-3 DHA-EPA']],
  ['vegane Omega 3', ['Vegan Omega-3 2000 mg', 'Vegan Omega-3 DHA-EPA']],
  ['plantaardige omega 3', ['Vegan Omega-3 2000 mg', 'Vegan Omega-3 DHA-EPA']],
  ['oméga 3 végétal', ['Vegan Omega-3 2000 mg', 'Vegan Omega-3 DHA-EPA']],
  ['veganes Proteinpulver', ['Klean Plant-Based Protein Natural Vanilla Flavor']],
  ['Hopfen', ['Sleep with Valerian & Melatonin']],
  ['houblon', ['Sleep with Valerian & Melatonin']],
  ['Bambus', ['Bamboo Extract']],
  ['bamboe', ['Bamboo Extract']],
  ['kaneel', ['Koflet']],
  ['chardon m', ['Silymarin Milk Thistle', 'Milk Thistle 150 mg', 'Milk Thistle 250 mg']],
  [
    'Leber',
    [
      'Silymarin Milk Thistle',
      'Complete Sublingual Glutathione',
      'Milk Thistle 150 mg',
      'Milk Thistle 250 mg',
    ],
  ],
  // The shop has no vitamin D for children: what is for adults is no answer.
  ['Kinder Vitamin D', ['Prodentis Kids Apple Flavored', "Children's ENT-Pro"]],
  ['vitamine d enfants', ['Prodentis Kids Apple Flavored', "Children's ENT-Pro"]],
  ['ibuprofen 400', []],
  ['Löwenzahn', []],
  ['Melisse', []],
  ['Johanniskraut', []],
  ['Kokosöl', []],
] as const)('“%s” finds %j and nothing else', async ([query, names]) => {
  const found = await find(query)
  expect(namesOf(found)).toEqual(names)
  expect(found.corrected).toBeUndefined()
})

test.for([
  ['myrtille', 6, ['Cognitex Elite', 'Klean Focus']],
  ['Heidelbeere', 6, ['Cognitex Elite', 'Klean Focus']],
  ['groene t', 4, ['Active Green Tea', 'Trans-Resveratrol']],
  ['gelée r', 9, ['Bee Natural']],
  ['Zinkta', 38, ['Zinc 15 mg', 'Zinc 15 mg']],
  ['Magnesiumcit', 18, ['Magnesium Citrate', 'Magnesium (Citrate) 160 mg']],
  ['acide fol', 20, ['Methylfolate', 'Folic Acid 400 mcg']],
  ['vitaminc', 37, ['Vitamin C Supplement Drops Citrus Flavored', 'Vitamin C Complex']],
  ['Zinck', 38, ['Zinc Lozenges Lemon Flavor']],
  ['Zinck ', 38, ['Zinc Lozenges Lemon Flavor']],
  ['iron supplement', 9, ['Iron Bisglycinate', 'Earth Source Food Fermented Koji Iron 27 mg']],
] as const)('“%s” finds %i, first %j', async ([query, count, first]) => {
  const found = await find(query)
  expect([found.pager.count, namesOf(found).slice(0, first.length)]).toEqual([count, first])
})

test.for([
  'Zink, aber kein Kupfer',
  'zinc but no copper',
  'zinc mais sans cuivre',
  'zink maar geen koper',
  'copper free zinc',
])('“%s” finds zinc without copper', async (query) => {
  const found = await find(query)
  const copper = new Set((await find('copper ')).results.map(({ id }) => id))
  expect([found.pager.count, found.notKnown?.count]).toEqual([28, 5])
  expect(found.results.filter(({ id }) => copper.has(id))).toEqual([])
})

test.for(['keine Gelatine Vitamin D', 'pas de gélatine vitamine d', 'geen gelatine vitamine d'])(
  '“%s” finds vitamin D whose label knows of no gelatin',
  async (query) => {
    const found = await find(query)
    expect([found.pager.count, namesOf(found)[0], found.notKnown?.count]).toEqual([8, 'CalDenex', 11])
  },
)

test('iron and copper free says of both that they are not wanted', async () => {
  const found = await find('iron and copper free multivitamin')
  expect(namesOf(found)).toEqual(["Your Life Multi Men's 50+", 'CalDenex'])
})

test.for([
  'sugar free lozenges',
  'zuckerfreie Lutschtabletten',
  'suikervrije zuigtabletten',
  'pastilles sans sucre',
])('“%s” finds lozenges that are known to hold no sugar', async (query) => {
  const { pager, results } = await find(query)
  const held = await api.db.$count(
    searchDocuments,
    and(
      inArray(
        searchDocuments.productId,
        results.map(({ id }) => id),
      ),
      sql`contents @@ '''holds:Sugar'''::tsquery`,
    ),
  )
  expect([pager.count, held]).toEqual([43, 0])
})

test('what nobody says is vegan is left out and counted', async () => {
  for (const query of [
    'vegan vitamin d',
    'vitamine d végane',
    'plantaardige vitamine d',
    'veganes Vitamin D',
  ]) {
    const found = await find(query)
    expect([found.pager.count, found.notKnown?.count]).toEqual([0, 15])
  }
})

/** A product that is called otherwise for the length of a test. */
async function called(name: string, body: (id: string) => Promise<void>): Promise<void> {
  const [held] = await api.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.name, 'Chaga Extract'))
  const id = held?.id ?? ''
  const rename = (to: string) =>
    api.db.transaction(async (tx) => {
      await tx.update(products).set({ name: to }).where(eq(products.id, id))
      await refreshSearchDocument(tx, [id])
    })
  await rename(name)
  try {
    await body(id)
  } finally {
    await rename(held?.name ?? '')
  }
}

test.for([
  'Enhanced Sleep without Melatonin',
  'Take Heart II Without Hormones',
  'DIM - Avail',
  'Basic Preventive 4 (Iron And Copper Free)',
  'Vegan Melatonin -Free',
  'Sans Sucre',
])('a product that is called %s is found first by its name', async (name) => {
  await called(name, async (id) => {
    const { results } = await find(name)
    expect(results[0]).toMatchObject({ name })
    const [first] = (await find(`Host Defense ${name}`)).results
    if (name !== 'Enhanced Sleep without Melatonin') expect([first?.id, results[0]?.id]).toEqual([id, id])
  })
})

const categories = readData<{ id: string; names: Record<string, string> }[]>('words/product-categories.json')

test.for(languages)('every category is found by its name in %s', async (language) => {
  for (const { id, names } of categories) {
    const query = names[language] ?? ''
    const found = await find(query)
    const first = found.results.slice(0, 5).map((one) => one.id)
    const inIt = and(eq(categoryProducts.categoryId, id), inArray(categoryProducts.productId, first))
    expect([query, found.categories]).toEqual([query, [id]])
    // What bears the name itself may stand before what is filed under it.
    expect(await api.db.$count(categoryProducts, inIt), query).toBeGreaterThanOrEqual(first.length - 1)
    expect([query, first.length > 0]).toEqual([query, true])
  }
})

test.for([
  ['stress', 'sleep'],
  ['Schlaf', 'sleep'],
  ['Müdigkeit', 'sport'],
  ['geheugen', 'brain'],
  ['concentration', 'brain'],
  ['weerstand', 'immune'],
  ['cheveux et ongles', 'beauty'],
  ['Haare und Nägel', 'beauty'],
  ['Gelenkschmerzen', 'joints'],
  ['eye health', 'eyes'],
  ['Augen', 'eyes'],
  ['Leber', 'liver'],
  ['Herz', 'heart'],
  ['Gewicht', 'metabolism'],
  ['vitamine b', 'b-vitamins'],
  ['vitamines b', 'b-vitamins'],
  ['Vitamin B', 'b-vitamins'],
] as const)('“%s” leads to the category %s, and says so', async ([query, id]) => {
  const found = await find(query)
  const own = await api.db.$count(categoryProducts, eq(categoryProducts.categoryId, id))
  expect(found.categories).toEqual([id])
  expect(found.pager.count).toBeGreaterThan(0)
  expect(found.pager.count).toBeLessThanOrEqual(own)
})

test('a corrected word is said, and is left as it was typed when that is asked for', async () => {
  const found = await find('Magnesum ')
  expect(found.corrected).toBe('magnesium')
  expect(namesOf(found)[0]).toBe('Magnesium Bisglycinate')
  const typed = await find('Magnesum ', '&isVerbatim=true')
  expect([typed.corrected, typed.pager.count]).toEqual([undefined, 0])
})

test('reasons are written as they were typed, or as a corrected word is written', async () => {
  const textsOf = async (query: string) => (await find(query)).results[0]?.matches.map(({ text }) => text)
  expect(await textsOf('Fischöl')).toEqual(['Fischöl'])
  expect(await textsOf('fischoel')).toEqual(['Fischöl'])
  expect(await textsOf('Folsäure ')).toEqual(['Folsäure'])
})

test('a word that only a text of a product has is found there, and not corrected', async () => {
  const [row] = (await find('Chaga ')).results
  const id = row?.id ?? ''
  await api.db.transaction(async (tx) => {
    await tx.execute(`update product_localizations set description = 'Birkenporling, wild gesammelt.'
      where product_id = '${id}' and language_code = 'de'`)
    await refreshSearchDocument(tx, [id])
  })
  const { results, corrected } = await find('Birkenporling')
  expect(results.map((one) => [one.id, one.matches])).toEqual([[id, [{ text: 'Birkenporling', by: 'Text' }]]])
  expect(corrected).toBeUndefined()
  expect(namesOf(await find('Chaga Birkenporling'))).toEqual(['Chaga Extract'])
})
