import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import type { ProductDraft } from '../../modules/catalogue/index.ts'
import { validEan } from './check-digit.ts'
import { practitionerBrands } from './choose-listed.ts'
import { demoCatalogue, furtherProducts } from './demo-catalogue.ts'
import { demoProductId } from './demo-id.ts'
import { readListed } from './listed-draft.ts'
import { readSources } from './read-sources.ts'

const sources = readSources()
const { products, links } = demoCatalogue(sources)
const fromLabels = products.filter(({ source }) => source === 'Label')
const fromList = products.filter(({ source }) => source === 'ProductList2019')
const listed = products.filter(({ isHidden }) => !isHidden)

const countBy = (drafts: ProductDraft[], word: (draft: ProductDraft) => string) =>
  Object.fromEntries([...Map.groupBy(drafts, word)].map(([key, group]) => [key, group.length]))

const distinct = (values: unknown[]) => new Set(values).size

test('the same sources give the same catalogue', () => {
  expect(demoCatalogue(readSources())).toEqual({ products, links })
})

test('every label is in the catalogue with its ingredients, and no words of it for buyers', () => {
  expect(fromLabels.map(({ dsldId }) => dsldId)).toEqual(sources.labels.map(({ dsldId }) => dsldId))
  expect(fromLabels.filter(({ ingredients }) => ingredients.length > 0)).toHaveLength(374)
  const printed = fromLabels.flatMap(({ labelRecord }) => labelRecord?.directions ?? [])
  expect(printed.length).toBeGreaterThan(100)
  const shown = JSON.stringify(products.map(({ localizations }) => localizations))
  expect(printed.filter((text) => shown.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
})

test('the list adds at most 150 products, each of one ingredient whose amount stands in its name', () => {
  expect(fromList).toHaveLength(150)
  for (const { name, ingredients, demoFilled } of fromList) {
    expect(ingredients).toHaveLength(1)
    const [only] = ingredients
    expect(name.startsWith(only?.labelName ?? '-')).toBe(true)
    expect(name.replaceAll(',', '')).toContain(String(only?.amount))
    expect(demoFilled).toContain('ingredients')
  }
  expect(fromLabels.some(({ demoFilled }) => demoFilled.includes('ingredients'))).toBe(false)
})

test('every category of the shop has products on show, and no product stands in another', () => {
  const shipped = readData<{ id: string }[]>('words/product-categories.json').map(({ id }) => id)
  const counts = countBy(
    listed.flatMap((draft) => draft.categoryIds.map((id) => ({ ...draft, categoryIds: [id] }))),
    ({ categoryIds }) => categoryIds.join(),
  )
  expect(Object.keys(counts).sort()).toEqual([...shipped].sort())
  expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(2)
  expect(counts.formulas).toBeLessThan(10)
})

test('the whole catalogue is not mostly lozenges', () => {
  expect(countBy(products, ({ deliveryFormatId }) => deliveryFormatId)).toEqual({
    capsule: 246,
    lozenge: 135,
    tablet: 48,
    softgel: 48,
    powder: 34,
    drops: 9,
    liquid: 2,
    sachet: 1,
    spray: 1,
  })
})

test('what the list adds is of practitioner brands, on the market, and no brand crowds out the others', () => {
  const rows = new Map(sources.list.map((row) => [row.dsldId, row]))
  expect(fromList.every(({ brandName }) => practitionerBrands.has(brandName))).toBe(true)
  expect(fromList.every(({ dsldId }) => rows.get(dsldId)?.onMarket)).toBe(true)
  const brands = Object.values(countBy(fromList, ({ brandName }) => brandName))
  expect(brands).toHaveLength(20)
  expect(Math.max(...brands)).toBe(17)
})

test('every stock status occurs, and most products are in stock', () => {
  expect(countBy(products, ({ stockStatus }) => stockStatus)).toEqual({
    InStock: 373,
    LimitedAvailability: 19,
    OnBackOrder: 21,
    SpecialOrder: 20,
    OutOfStock: 19,
    Discontinued: 46,
    NotInCatalog: 24,
    Unknown: 2,
  })
  expect(distinct(products.map(({ stockStatus }) => stockStatus))).toBe(productStockStatuses.length)
})

test('only what is in stock or limited has stock', () => {
  const stocked = products.filter(({ quantity }) => quantity > 0)
  expect(stocked).toHaveLength(392)
  expect(distinct(stocked.map(({ stockStatus }) => stockStatus))).toBe(2)
  expect(products.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)).toBe(true)
})

test('no product stands in the shop twice, and no id, number or EAN is given twice', () => {
  const selves = listed.map((p) =>
    [p.brandName, p.name, p.deliveryFormatId, p.deliveryFormatSize].join('|').toLowerCase(),
  )
  expect(distinct(selves)).toBe(listed.length)
  expect(distinct(products.map(({ id }) => id))).toBe(524)
  expect(distinct(products.map(({ sku }) => sku))).toBe(524)
  const eans = products.flatMap(({ ean }) => ean ?? [])
  expect(eans).toHaveLength(25)
  expect(distinct(eans)).toBe(25)
  expect(eans.every((ean) => validEan(ean) === ean)).toBe(true)
})

test('older prints of a label are hidden and not in the catalogue', () => {
  const hidden = products.filter(({ isHidden }) => isHidden)
  expect(hidden).toHaveLength(18)
  expect(hidden.every(({ stockStatus, ean }) => stockStatus === 'NotInCatalog' && ean === null)).toBe(true)
})

test('no name repeats its brand', () => {
  const repeating = products.filter(({ name, brandName }) =>
    name.toLowerCase().startsWith(`${brandName.toLowerCase()} `),
  )
  expect(repeating).toEqual([])
})

test('net prices are whole cents between 8 and 70 EUR', () => {
  const prices = products.map(({ netPrice }) => netPrice)
  expect(prices.every(Number.isInteger)).toBe(true)
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([867, 6372])
})

test('every product has texts in four languages, only English ones not marked as generated', () => {
  for (const { localizations } of products) {
    expect(localizations.map(({ languageCode }) => languageCode)).toEqual([...languages])
    expect(localizations.map(({ isAutoTranslated }) => isAutoTranslated)).toEqual([false, true, true, true])
    expect(
      localizations.every((text) => text.shortDescription && text.suggestedIntake && text.servingSize),
    ).toBe(true)
  }
})

test('a nutrient that a label prints by a trade name has the name of the nutrient, beside it the other', () => {
  const iron = products.find(({ dsldId }) => dsldId === 321969)
  expect(iron?.ingredients).toMatchObject([{ labelName: 'Iron', form: 'Ferrochel', amount: 25 }])
  expect(iron?.localizations[1]?.shortDescription).toBe('Eisen 25 mg in 1 Kapsel.')
})

test('a summary names what is in the pack by the names that the rows of the label have', () => {
  const summaries = products.flatMap(({ localizations }) =>
    localizations.filter(({ languageCode }) => languageCode === 'de').map((text) => text.shortDescription),
  )
  expect(summaries.filter((text) => text.includes('Omega-3-Fettsäuren gesamt')).length).toBeGreaterThan(0)
  expect(summaries.filter((text) => /Total Omega-3 Fatty Acids/i.test(text))).toEqual([])
})

test('what buyers read holds no American claims or disclaimers; admins keep the statements', () => {
  const shown = products.flatMap(({ localizations }) => localizations.map((text) => JSON.stringify(text)))
  expect(shown.filter((text) => /FDA|not intended to diagnose/i.test(text))).toEqual([])
  const statements = fromLabels.flatMap(({ labelRecord }) => labelRecord?.statements ?? [])
  expect(JSON.stringify(statements)).toContain('not intended to diagnose')
})

test('what no source states is named', () => {
  expect(products.every(({ demoFilled }) => demoFilled.includes('netPrice'))).toBe(true)
  const omega = products.find(({ id }) => id === demoProductId(214224))
  expect(omega).toMatchObject({
    name: 'Omega-3D Lemon',
    brandName: 'Nordic Naturals',
    ean: '0768990017612',
    deliveryFormatId: 'softgel',
    deliveryFormatSize: 60,
    servingsPerContainer: 30,
    servingSizes: [{ isMain: true, amount: 2, intakeFormatId: 'softgel' }],
  })
  expect(omega?.demoFilled).not.toContain('deliveryFormatSize')
  expect(omega?.demoFilled).not.toContain('servingsPerContainer')
  expect(omega?.ingredients.map(({ labelName, depth }) => [labelName, depth])).toEqual([
    ['Calories', 0],
    ['Total Fat', 0],
    ['Saturated Fat', 1],
    ['Trans Fat', 1],
    ['Vitamin D3', 0],
    ['Total Omega-3 Fatty Acids', 0],
    ['Eicosapentaenoic Acid', 1],
    ['Docosahexaenoic Acid', 1],
    ['Other Omega-3 Fatty Acids', 1],
  ])
})

test('links lead to other products that are shown: variants of the same brand, alternatives of others', () => {
  const byId = new Map(products.map((product) => [product.id, product]))
  expect(links).toHaveLength(1357)
  for (const { productId, linkedProductId, kind } of links) {
    const [one, other] = [byId.get(productId), byId.get(linkedProductId)]
    expect(productId).not.toBe(linkedProductId)
    expect(other?.isHidden).toBe(false)
    expect(one?.brandName === other?.brandName).toBe(kind === 'Variant')
  }
  expect(distinct(links.map((link) => `${link.productId} ${link.linkedProductId}`))).toBe(links.length)
})

test('a large shop takes further products from the list, none of them twice', () => {
  const known = new Set(products.map(({ dsldId }) => dsldId))
  const { products: further } = furtherProducts(sources, known, 4476)
  expect(further).toHaveLength(4476)
  expect(distinct([...further, ...products].map(({ sku }) => sku))).toBe(5000)
})

test('a row of the list is a product, or left out for a reason', () => {
  const reasons = Map.groupBy(sources.list.map(readListed), (read) =>
    typeof read === 'string' ? read : 'Product',
  )
  expect(Object.fromEntries([...reasons].map(([reason, rows]) => [reason, rows.length]))).toEqual({
    Product: 87_964,
    NoForm: 899,
    NoNetContents: 2115,
    NoServing: 1262,
    ServingDoesNotFit: 216,
  })
})

test('rows that give no product are counted by reason, up to the last product that was wanted', () => {
  expect(furtherProducts(sources, new Set(), 0)).toEqual({ products: [], leftOut: {} })
  const { leftOut } = furtherProducts(sources, new Set(), 300)
  expect(leftOut).toEqual({ NoNetContents: 12, NoServing: 9, ServingDoesNotFit: 1 })
})

test('the daily portion is that of the label, a range as a range', () => {
  const find = (dsldId: number) => products.find((product) => product.dsldId === dsldId)
  const english = (dsldId: number) => find(dsldId)?.localizations[0]?.shortSuggestedIntake
  expect(find(328274)?.servingSizes).toEqual([
    { isMain: true, amount: 1, intakeFormatId: 'capsule', leastPerDay: 3, mostPerDay: 3 },
  ])
  expect(english(328274)).toBe('3 capsules a day')
  expect(english(214415)).toBe('3 capsules a day')
  expect(english(13380)).toBe('1–3 capsules a day')
  expect(english(9928)).toBe('1–2 softgels a day')
  expect(find(13380)?.localizations.map(({ shortSuggestedIntake }) => shortSuggestedIntake)).toEqual([
    '1–3 capsules a day',
    '1–3 Kapseln täglich',
    '1–3 capsules per dag',
    '1–3 gélules par jour',
  ])
})
