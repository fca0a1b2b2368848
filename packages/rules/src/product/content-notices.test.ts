import { contentNoticeKinds } from '@salvia/contract/words/catalogue'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type ContentFacts, contentNotices, contentNoticeText } from './content-notices.ts'

const nothing: ContentFacts = {
  name: 'Zinc',
  taking: 'Swallowed',
  rows: [],
  otherIngredients: '',
  portionGrams: null,
}
const row = (name: string, milligrams: number | null = null, form: string | null = null) => ({
  name,
  form,
  milligrams,
})
const due = (facts: Partial<ContentFacts>) => contentNotices({ ...nothing, ...facts })
const kinds = (facts: Partial<ContentFacts>) => due(facts).map(({ kind }) => kind)

test('a product with nothing of the kind needs no notice', () => {
  expect(
    due({ rows: [row('Iron', 20), row('Vitamin A', 0.8)], otherIngredients: 'Cellulose, Sorbitol' }),
  ).toEqual([])
})

test.for([
  ['Sucralose', 'Swallowed', ['Sweeteners']],
  ['Steviol glycosides', 'Drunk', ['Sweeteners']],
  ['E 955', 'Drunk', ['Sweeteners']],
  ['E 967', 'Drunk', ['Sweeteners']],
  ['E 967', 'Swallowed', []],
  ['Xylitol', 'Drunk', ['Sweeteners']],
  ['Xylitol', 'Swallowed', []],
  ['Cellulose, Xylitol', 'Chewed', ['Sweeteners']],
  ['Cane sugar, Sucralose', 'Drunk', ['SugarsAndSweeteners']],
  ['Sugar-free syrup base, Sucralose', 'Drunk', ['Sweeteners']],
  ['Cane sugar', 'Drunk', []],
  ['Luo han guo fruit extract', 'Drunk', []],
] as const)('%s in what is %s: %s', ([otherIngredients, taking, expected]) => {
  expect(kinds({ otherIngredients, taking })).toEqual(expected)
})

test('a sweetener among the rows of the label counts', () => {
  expect(kinds({ rows: [row('Stevia extract', 10)] })).toEqual(['Sweeteners'])
  expect(kinds({ rows: [row('Vegetable blend', null, 'Stevia')] })).toEqual(['Sweeteners'])
})

test('aspartame is a sweetener and a source of phenylalanine, by name or number', () => {
  expect(kinds({ otherIngredients: 'Aspartame' })).toEqual(['Sweeteners', 'Phenylalanine'])
  expect(kinds({ otherIngredients: 'sweetener (E951)' })).toEqual(['Sweeteners', 'Phenylalanine'])
  expect(kinds({ rows: [row('Flavour', null, 'Aspartame')] })).toEqual(['Sweeteners', 'Phenylalanine'])
})

test.for([
  [100, []],
  [100.1, ['Laxative']],
] as const)('%d mg of a polyol in a portion of 1 g: %s', ([milligrams, expected]) => {
  const facts = { rows: [row('Isomalt', milligrams)], portionGrams: 1 }
  expect(kinds(facts)).toEqual(expected)
})

test('several polyols add up, and the sum that the label states counts where it is more', () => {
  const rows = [row('Isomalt', 60), row('Xylitol', 60)]
  expect(kinds({ rows, portionGrams: 1 })).toEqual(['Laxative'])
  expect(kinds({ rows: [row('Sugar Alcohol', 200), row('Xylitol')], portionGrams: 1 })).toEqual(['Laxative'])
})

test('without an amount, a polyol that stands first in a lozenge is more than a tenth of it', () => {
  const first = { otherIngredients: 'Sorbitol, Citric acid' }
  expect(kinds({ ...first, taking: 'Chewed' })).toEqual(['Sweeteners', 'Laxative'])
  expect(kinds({ ...first, taking: 'Drunk' })).toEqual(['Sweeteners'])
  expect(kinds({ otherIngredients: 'Citric acid, Sorbitol', taking: 'Chewed' })).toEqual(['Sweeteners'])
  expect(kinds({ rows: [row('Isomalt', 900)], taking: 'Chewed' })).toEqual(['Sweeteners'])
})

test.for([
  ['Licorice root extract', ['Liquorice']],
  ['Liquorice', ['Liquorice']],
  ['Glycyrrhiza glabra', ['Liquorice']],
  ['Deglycyrrhizinated Licorice (DGL) extract', []],
] as const)('%s as an active: %s', ([name, expected]) => {
  expect(kinds({ rows: [row(name, 400)] })).toEqual(expected)
})

test('liquorice that only lends its taste is named by the list itself, its acid is not', () => {
  expect(kinds({ otherIngredients: 'Licorice flavour' })).toEqual([])
  expect(kinds({ otherIngredients: 'Ammonium glycyrrhizinate' })).toEqual(['Liquorice'])
})

test('caffeine is told with the amount of a portion where the label states it', () => {
  expect(due({ rows: [row('Caffeine', 80), row('Guarana seed', 200)] })).toEqual([
    { kind: 'Caffeine', milligrams: 80 },
  ])
  expect(due({ rows: [row('Yerba Mate', 750)] })).toEqual([{ kind: 'Caffeine', milligrams: null }])
  expect(kinds({ name: 'Caffeine-free energy', rows: [row('Decaffeinated caffeine source', 3)] })).toEqual([])
})

test('plant sterols, with what a portion holds', () => {
  expect(due({ rows: [row('Beta-Sitosterol', 90)] })).toEqual([{ kind: 'PlantSterols', milligrams: 90 }])
  expect(due({ name: 'Omega with Phytosterols' })).toEqual([{ kind: 'PlantSterols', milligrams: null }])
  expect(kinds({ rows: [row('Cholesterol', 5)] })).toEqual([])
})

test.for([
  ['Green Tea leaf extract', null, ['GreenTea']],
  ['Green Tea SH', '50% polyphenols', ['GreenTea']],
  ['EGCG', null, ['GreenTea']],
  ['Matcha Green Tea, Powder', null, []],
  ['Olive leaf extract', null, []],
] as const)('%s (%s): %s', ([name, form, expected]) => {
  expect(kinds({ rows: [row(name, 100, form)] })).toEqual(expected)
})

test('the amount of green tea’s gallate is its own, not that of the extract', () => {
  expect(due({ rows: [row('Green tea extract', 700), row('EGCG', 350)] })).toEqual([
    { kind: 'GreenTea', milligrams: 350 },
  ])
  expect(due({ rows: [row('Green tea extract', 700)] })).toEqual([{ kind: 'GreenTea', milligrams: null }])
})

test('red yeast rice, with its monacolins', () => {
  expect(due({ rows: [row('Red Yeast Rice', 600), row('Monacolin K', 2.9)] })).toEqual([
    { kind: 'RedYeastRice', milligrams: 2.9 },
  ])
  expect(due({ name: 'Red Yeast Rice 600 mg' })).toEqual([{ kind: 'RedYeastRice', milligrams: null }])
})

test('the six colours of the law are told by their numbers, whatever the label calls them', () => {
  const all =
    'Tartrazine; Quinoline Yellow; FD&C Yellow No. 6; Carmoisine; Ponceau 4R; {FD&C} Red No. 40 Lake'
  expect(due({ otherIngredients: all })).toEqual([
    { kind: 'Colours', colours: ['E 102', 'E 104', 'E 110', 'E 122', 'E 124', 'E 129'] },
  ])
  expect(kinds({ otherIngredients: 'FD&C Blue No. 1, Red beet, Yellow 50' })).toEqual([])
})

test('every notice has words in four languages without a gap', () => {
  for (const kind of contentNoticeKinds)
    for (const language of languages)
      for (const milligrams of [null, 0, 2.75]) {
        const text = contentNoticeText({ kind, milligrams, colours: ['E 102'] }, language)
        expect(text).toMatch(/^[^{}]{10,}\.$/)
      }
})

test('amounts are written as the language does', () => {
  const caffeine = { kind: 'Caffeine', milligrams: 2.75 } as const
  expect(contentNoticeText(caffeine, 'en')).toBe(
    'Contains caffeine. Not recommended for children or pregnant women (2.75 mg per portion).',
  )
  expect(contentNoticeText(caffeine, 'de')).toBe(
    'Enthält Koffein. Für Kinder und schwangere Frauen nicht empfohlen (2,75 mg je Portion).',
  )
  expect(contentNoticeText({ ...caffeine, milligrams: null }, 'nl')).toBe(
    'Bevat cafeïne. Niet aanbevolen voor kinderen en zwangere vrouwen.',
  )
  expect(contentNoticeText({ kind: 'Colours', colours: ['E 102', 'E 129'] }, 'fr')).toMatch(
    /^E 102, E 129 : peut avoir/,
  )
  expect(contentNoticeText({ kind: 'Colours' }, 'en')).toMatch(/^: may/)
})
