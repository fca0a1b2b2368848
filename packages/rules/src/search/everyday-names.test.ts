import { expect, test } from 'vitest'
import { addCategories, addEverydayNames, isOfProducts } from './everyday-names.ts'

const rows = [
  { concept: 'blueberry', any: ['vaccinium myrtillus'], en: ['blueberry'], de: ['Heidelbeere'] },
  { concept: 'probiotic', en: ['probiotics'] },
  { concept: 'oil', kind: 'form' as const, en: ['oil'] },
]

test('a food has the names of its concept, or one of its own', () => {
  const foods = [
    { id: 'blueberries', en: ['Blueberry'], nl: ['blauwe bes'], de: ['Heidelbeere'] },
    { id: 'honey', en: ['honey'], fr: ['miel', 'blueberry'] },
  ]
  expect(addEverydayNames(rows, foods, 'food:')).toEqual([
    {
      concept: 'blueberry',
      any: ['vaccinium myrtillus'],
      en: ['blueberry', 'Blueberry'],
      de: ['Heidelbeere', 'Heidelbeere'],
      nl: ['blauwe bes'],
    },
    rows[1],
    rows[2],
    { concept: 'food:honey', en: ['honey'], fr: ['miel'] },
  ])
})

test('a plant is known by its Latin name', () => {
  const [blueberry] = addEverydayNames(
    rows,
    [{ id: 'myrtille', any: ['Vaccinium myrtillus'], fr: ['myrtille'] }],
    'food:',
  )
  expect(blueberry?.fr).toEqual(['myrtille'])
})

test('a name that is put together from others, or means something already, is none of its own', () => {
  const foods = [
    { id: 'palm-oil', en: ['palm oil'], de: ['Palmöl'] },
    { id: 'none', de: ['Heidelbeere'] },
    { id: 'signs', en: ['!'] },
  ]
  expect(addEverydayNames(rows, foods, 'food:')).toEqual(rows)
})

test('a claim has more names than its own', () => {
  const own = [{ concept: 'claim:vegan', de: ['vegane'] }]
  expect(addEverydayNames(own, [{ id: 'vegan', en: ['Vegan'], de: ['Vegan'] }], 'claim:')).toEqual([
    { concept: 'claim:vegan', en: ['Vegan'], de: ['vegane', 'Vegan'] },
  ])
})

const names = { en: 'Sleep', de: 'Schlaf', nl: 'Slaap', fr: 'Sommeil' }
const all = (name: string) => ({ en: name, de: name, nl: name, fr: name })

test('a category is found by its names and by what its products are taken for', () => {
  const uses = [
    { category: 'sleep', en: ['stress', 'sleep'], fr: ['stress', 'dormir'] },
    { category: 'gone', en: ['gone'] },
  ]
  expect(addCategories(rows, [{ id: 'sleep', names }], uses)).toEqual([
    ...rows,
    {
      concept: 'category:sleep',
      kind: 'side',
      en: ['Sleep', 'stress', 'sleep'],
      de: ['Schlaf'],
      nl: ['Slaap'],
      fr: ['Sommeil', 'stress', 'dormir'],
    },
  ])
})

test('what bears the name of a category is of it', () => {
  expect(addCategories(rows, [{ id: 'probiotics', names: all('Probiotics') }], [])).toEqual([
    rows[0],
    { ...rows[1], broader: ['category:probiotics'] },
    rows[2],
    { concept: 'category:probiotics', kind: 'side' },
  ])
})

test.for([
  ['zinc', true],
  ['food:honey', true],
  ['category:sleep', false],
  ['claim:vegan', false],
] as const)('%s stands on labels: %s', ([concept, expected]) => {
  expect(isOfProducts(concept)).toBe(expected)
})
