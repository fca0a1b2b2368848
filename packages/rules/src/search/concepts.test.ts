import { expect, test } from 'vitest'
import { buildConcepts, conceptsOf, findConcepts, phrasesBegun, withBroader } from './concepts.ts'
import { contentWords } from './plain-text.ts'

const table = buildConcepts([
  { concept: 'vitamin_b6', any: ['B6', 'pyridoxine'], en: ['vitamin B6'], fr: ['vitamine B6'] },
  { concept: 'pyridoxal_5_phosphate', broader: ['vitamin_b6'], any: ['P5P', 'pyridoxal 5 phosphate', '…'] },
  { concept: 'omega_3', en: ['omega 3'] },
  { concept: 'fish_oil', broader: ['omega_3'], en: ['fish oil'], de: ['Fischöl'] },
  { concept: 'cod_liver_oil', broader: ['fish_oil'], en: ['cod liver oil'], fr: ['huile de foie de morue'] },
])
const parts = (text: string) => findConcepts(contentWords(text), table)

test('a name in any language is its concept, longer names before shorter', () => {
  expect(parts('vitamine B6 pyridoxal-5-phosphate')).toEqual([
    { concept: 'vitamin_b6', words: ['vitamine', 'b6'] },
    { concept: 'pyridoxal_5_phosphate', words: ['pyridoxal', '5', 'phosphate'] },
  ])
})

test('small words between do not matter', () => {
  expect(parts('Huile de foie de morue')).toEqual([
    { concept: 'cod_liver_oil', words: ['huile', 'foie', 'morue'] },
  ])
})

test('words that name nothing stay words', () => {
  expect(parts('vegan fish oil drops')).toEqual([
    { concept: null, words: ['vegan'] },
    { concept: 'fish_oil', words: ['fish', 'oil'] },
    { concept: null, words: ['drops'] },
  ])
  expect(parts('fish')).toEqual([{ concept: null, words: ['fish'] }])
  expect(parts('')).toEqual([])
})

test('a kind is also what it is a kind of, but not the other way', () => {
  expect(withBroader('cod_liver_oil', table)).toEqual(['cod_liver_oil', 'fish_oil', 'omega_3'])
  expect(withBroader('omega_3', table)).toEqual(['omega_3'])
  expect(withBroader('unknown', table)).toEqual(['unknown'])
  expect(conceptsOf('Arctic Cod Liver Oil with P-5-P', table)).toEqual([
    'cod_liver_oil',
    'fish_oil',
    'omega_3',
    'pyridoxal_5_phosphate',
    'vitamin_b6',
  ])
})

test.for([
  [['cod', 'liv'], { words: ['cod', 'liv'], concepts: ['cod_liver_oil'] }],
  [['zinc', 'fish', 'o'], { words: ['fish', 'o'], concepts: ['fish_oil'] }],
  [['fish', 'oil'], null],
  [['fish', 'eggs'], null],
  [['fish'], null],
] as const)('%j may become %j', ([words, begun]) => {
  expect(phrasesBegun([...words], table)).toEqual(begun)
})
