import { expect, test } from 'vitest'
import { fitProduct, tellUnread } from './fit-product.ts'
import { readEntry } from './read-entry.ts'

const serving = (intakeFormatId: string, amount = 1) => ({ intakeFormatId, amount })

test.for([
  ['2 caps bed', 'capsule', 'capsule'],
  ['2 caps bed', 'softgel', 'softgel'],
  ['2 tabs bed', 'tablet', 'tablet'],
  ['2 units bed', 'scoop', 'scoop'],
] as const)('%s of a product in %s are %s', ([line, own, formatId]) => {
  expect(fitProduct(readEntry(line), serving(own))).toMatchObject({
    is: 'Certain',
    dose: { amount: 2, formatId },
  })
})

test('a tablet of what is counted in lozenges is asked for', () => {
  expect(fitProduct(readEntry('zinc 1 tablet morning'), serving('lozenge'))).toMatchObject({
    dose: { amount: null, times: ['Morning'] },
    questions: [
      {
        about: 'Unit',
        choices: [{ dose: { amount: 1, formatId: 'tablet' } }, { dose: { amount: 1, formatId: 'lozenge' } }],
      },
    ],
  })
})

test('capsules of a powder are asked for, after what else is to be asked', () => {
  const entry = fitProduct(readEntry('magnesium 2 caps bed'), serving('gram', 5))
  const choices = [{ dose: { amount: 2, formatId: 'capsule' } }, { dose: { amount: 5, formatId: 'gram' } }]
  expect(entry).toMatchObject({
    is: 'Ambiguous',
    query: 'magnesium',
    dose: { amount: null, formatId: null, times: ['BedTime'] },
    questions: [{ choices }],
  })
  const two = fitProduct(readEntry('magnesium 2 caps 1 to 2 weeks'), serving('gram', 5))
  expect(two).toMatchObject({ questions: [{ text: '1 to 2 weeks' }, { choices }] })
})

test.for(['magnesium', 'magnesium bed', 'magnesium 2 caps not with food'])(
  'nothing is asked of %s',
  (line) => {
    expect(fitProduct(readEntry(line), serving('gram'))).toEqual(readEntry(line))
  },
)

test('a product whose serving is unknown says nothing of what was typed', () => {
  expect(fitProduct(readEntry('magnesium 2 caps'), null)).toEqual(readEntry('magnesium 2 caps'))
})

const product = { name: 'Iron Bisglycinate 28 mg', brandName: 'Nordic Naturals' }

test.for([
  ['iron bisglycinate 1 cap mwf', ['mwf']],
  ['iron 1 cap evenng', ['evenng']],
  ['iron 1 cap not with food mwf', ['not with food', 'mwf']],
] as const)('what was not read of %s is told: %j', ([line, phrases]) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, product)).toEqual({
    is: 'NotSaid',
    query: entry.query,
    dose: 'dose' in entry && entry.dose,
    phrases,
  })
})

test.for([
  ['iron 2 softgels 3 m', ['3 m']],
  ['iron 1, 5 tablets', ['1,']],
  ['iron half 1 tablet', ['half']],
  ['iron 1 tablet half', ['half']],
  ['iron two 1 tablet', ['two']],
  ['iron 1 tablet two', ['two']],
  ['iron 1-2 bed', ['1-2']],
  ['iron .5', ['.5']],
  ['iron 0.5.5', ['0.5.5']],
  ['iron 0.5.5 mg', ['0.5.5 mg']],
  ['iron ½½', ['½½']],
  ['iron -1', ['-1']],
  ['iron 15', ['15']],
  ['iron x2 bed', ['x2']],
  ['iron demi', ['demi']],
  ['iron een halfje', ['een halfje']],
  ['iron,5 tablets', ['iron,5']],
  ['iron(2 tablets)', ['iron(2']],
  ['iron-2 tablets', ['iron-2']],
  ['iron 50 / tablets', ['50 / tablets']],
  ['iron 2 vegan caps bed', ['2 vegan caps']],
  ['iron 2 Filmtabletten', ['2 Filmtabletten']],
  ['iron een hele grote tablet', ['een hele grote tablet']],
] as const)('of %s, what may be an amount is told and no amount is certain: %j', ([line, phrases]) => {
  expect(tellUnread(readEntry(line), product)).toMatchObject({
    is: 'NotSaid',
    dose: { amount: null },
    phrases,
  })
})

test('what is not understood of a line is told of a product in another unit too', () => {
  const entry = fitProduct(readEntry('iron 2 tablets mwf'), serving('scoop'))
  expect(tellUnread(entry, product)).toMatchObject({ is: 'NotSaid', phrases: ['mwf'] })
})

test.for([
  '1 cap iron bed',
  'iron 28',
  'iron-28 tablets',
  'iron-2',
  'iron 28 2 tablets',
  'iron 1 tablet 000 mg',
  'iron 400 vegan caps',
  'iron one',
  'iron 2 000 mg 1 tablet',
  'iron 1 cap bisglyc bed',
  'iron 1 cap nordic',
  'iron 1 cap 30 mg bed',
  'iron 1 cap 2 g',
  'iron mwf',
])('%s is read as it was: its words are of the product, of its strength, or no part of a dose', (line) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, product)).toBe(entry)
})
