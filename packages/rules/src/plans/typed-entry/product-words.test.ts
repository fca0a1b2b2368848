import { expect, test } from 'vitest'
import { isFoundBy, isNamedInFull, type Named } from './product-words.ts'

const tail = { name: 'Turkey Tail 60 ct', brandName: 'Host Defense' }

test.for([
  ['Host Defense Turkey Tail', true],
  ['host defense turkey capsules', true],
  ['host turkey capsules', false],
  ['Turkey Tail', false],
  ['Host Defense', false],
  ['Host Defense Turkey Tail Extract', false],
  ['Host Defense Turkey Tail 500 mg', true],
  ['', false],
] as const)('%s: whether it names a product in full', ([query, isNamed]) => {
  expect(isNamedInFull(query, tail)).toBe(isNamed)
})

const maca = (intakeFormatId: string | null, unmatched?: string[]) => ({
  ...{ name: 'Maca 500 mg', brandName: 'Salus', unmatched },
  mainServing: intakeFormatId === null ? null : { intakeFormatId },
})

const contents = (...words: string[]) => words.map((text) => ({ text, by: 'Content' as const }))

test.for<[string, Named]>([
  ['dr', maca('capsule', ['om dr'])],
  ['st', maca('capsule', ['om st'])],
  ['cs', maca('tablespoon', ['tous cs'])],
  ['dr', maca('drop', ['om dr'])],
  ['hube', maca(null, ['hube'])],
  ['Frühstück', maca('capsule', ['zum Frühstück'])],
  ['zumFruehstueck', maca('capsule')],
  ['softgels', maca('capsule', ['softgels'])],
  ['ampoules', maca('capsule', ['ampoules'])],
  ['zweimalKapseln', maca('capsule', ['zweimalKapseln'])],
  ['threencaps', maca('capsule', ['threencaps'])],
  ['tweexcapsules', maca('capsule', ['tweexcapsules'])],
  ['threevegcaps', maca('capsule', ['threevegcaps'])],
  ['threencaps', maca('capsule', ['three'])],
  ['zweinKapseln', maca('capsule', ['wei'])],
  ['tweencapsules', maca('capsule')],
  ['deuxvgélules', maca('capsule')],
  ['fournTablets', maca('tablet', ['for'])],
  ['dreinKapseln', { ...maca('capsule'), matches: contents('Kapseln', 'brein') }],
  ['zweicKapseln', { ...maca('softgel'), matches: contents('Weichkapseln') }],
  ['threencaps', { ...maca('capsule'), matches: contents('three', 'caps') }],
])('%s is no unit of a product that nothing of matches it', ([word, product]) => {
  expect(isFoundBy(word, product)).toBe(false)
})

test.for<[string, Named]>([
  ['kps', maca('capsule', ['kps'])],
  ['gelcaps', maca('softgel', ['gelcaps'])],
  ['Vegikapseln', maca('capsule', ['Vegikapseln'])],
  ['Filmtabletten', maca('tablet', ['Filmtabletten'])],
  ['Teeloeffel', maca('teaspoon', ['Teeloeffel'])],
  ['ampoules', maca('capsule')],
  ['Filmtabletten', maca('capsule', ['other'])],
  ['vegcaps', maca('tablet')],
  ['Magnesiumkapseln', { ...maca('capsule'), matches: contents('Magnesium') }],
  ['Weichkapselm', { ...maca('softgel'), matches: contents('Weichkapseln') }],
])('%s is what the product is counted in, or what the search found it by', ([word, product]) => {
  expect(isFoundBy(word, product)).toBe(true)
})
