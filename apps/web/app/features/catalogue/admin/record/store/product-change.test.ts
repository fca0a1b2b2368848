import { expect, test } from 'vitest'
import { productChangeOf } from './product-change.ts'
import { type Draft, draftOf } from './product-draft.ts'
import { aProduct } from './sample-product.ts'
import { textsChangeOf } from './texts-change.ts'

const draft = draftOf(aProduct)
const change = <F extends keyof Draft>(field: F, now: Draft[F]) => ({ [field]: { was: draft[field], now } })
const texts = (changed: Parameters<typeof textsChangeOf>[0]) =>
  textsChangeOf(changed, {
    ...draft,
    ...Object.fromEntries(Object.entries(changed).map(([field, one]) => [field, one?.now])),
  })

test('only what was changed is sent', () => {
  expect(productChangeOf({})).toEqual({ body: {}, faults: {} })
  expect(productChangeOf(change('name', ' Omega-3 '))).toEqual({ body: { name: 'Omega-3' }, faults: {} })
})

test('a quantity is sent with the one that was read', () => {
  expect(productChangeOf(change('quantity', '60')).body).toEqual({ quantity: 60, quantityWas: 52 })
})

test('sizes that are emptied are sent as null', () => {
  const emptied = {
    ...change('unitSize', ''),
    ...change('servingsPerContainer', ' '),
    ...change('netWeightGrams', ''),
    ...change('ean', ''),
    ...change('availableDate', ''),
  }
  expect(productChangeOf(emptied)).toEqual({
    body: {
      unitSize: null,
      servingsPerContainer: null,
      netWeightGrams: null,
      ean: null,
      availableDate: null,
    },
    faults: {},
  })
})

test.for([
  ['name', '  ', 'required'],
  ['price', '0', 'price'],
  ['price', '12.345', 'price'],
  ['ean', '4006381333932', 'ean'],
  ['unitSize', '0', 'number'],
  ['unitSize', 'two', 'number'],
  ['quantity', '-1', 'whole'],
  ['deliveryTime', '', 'whole'],
  ['netWeightGrams', '0', 'whole'],
  ['servingSizes', [{ key: '0', isMain: true, amount: '', intakeFormatId: 'capsule' }], 'row'],
  ['servingSizes', [{ key: '0', isMain: false, amount: '1', intakeFormatId: 'capsule' }], 'serving'],
  ['productResources', [{ id: '1', name: ' ', kind: 'Other' }], 'row'],
] as const)('%s "%s" is refused before it is sent: %s', ([field, now, fault]) => {
  expect(productChangeOf(change(field, now as never))).toEqual({ body: {}, faults: { [field]: fault } })
})

test('an ingredient needs a name, and an amount needs a unit', () => {
  const [row] = draft.ingredients
  if (!row) throw new Error('the sample has an ingredient')
  const faultOf = (part: Partial<typeof row>) =>
    productChangeOf(change('ingredients', [{ ...row, ...part }])).faults.ingredients
  expect(faultOf({ labelName: '' })).toBe('row')
  expect(faultOf({ unit: '' })).toBe('row')
  expect(faultOf({ amount: 'much' })).toBe('row')
  expect(faultOf({ unit: '', amount: '' })).toBeUndefined()
})

test('of texts only the changed ones are sent, cleaned', () => {
  const changed = {
    ...change('de.warnings', 'kühl lagern; nicht einfrieren'),
    ...change('de.allergens', 'soja, milch'),
  }
  expect(texts(changed)).toEqual({
    bodies: [
      {
        languageCode: 'de',
        isAutoTranslated: false,
        allergens: 'Soja\nMilch',
        warnings: 'Kühl lagern\nNicht einfrieren',
      },
    ],
    faults: {},
  })
})

test('of an auto-translated language the flag and the language alone are sent', () => {
  const changed = { ...change('fr.description', 'Texte'), ...change('fr.isAutoTranslated', true) }
  expect(texts(changed).bodies).toEqual([{ languageCode: 'fr', isAutoTranslated: true }])
})

test('a price of its own needs a currency that is not EUR, and goes with it', () => {
  expect(texts(change('en.price', '149,50')).faults).toEqual({ 'en.currencyId': 'currency' })
  expect(texts(change('en.price', 'x')).faults).toEqual({ 'en.price': 'price' })
  const priced = { ...change('en.price', '149,50'), ...change('en.currencyId', 'DKK') }
  expect(texts(priced)).toEqual({
    bodies: [{ languageCode: 'en', isAutoTranslated: false, price: 14950, currencyId: 'DKK' }],
    faults: {},
  })
})

test('tags are told apart by commas, each once', () => {
  expect(texts(change('en.tags', 'sleep, calm,, sleep')).bodies).toEqual([
    { languageCode: 'en', isAutoTranslated: false, tags: ['sleep', 'calm'] },
  ])
})
