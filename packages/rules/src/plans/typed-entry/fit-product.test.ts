import { expect, test } from 'vitest'
import { countInOwnUnit, fitProduct, tellUnread } from './fit-product.ts'
import { answerEntry, readEntry } from './read-entry.ts'

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
    dose: { ...('dose' in entry && entry.dose), amount: null },
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
  ['iron x2 with food', ['x2']],
  ['iron demi', ['demi']],
  ['iron een halfje', ['een halfje']],
  ['iron,5 tablets', ['iron,5']],
  ['iron(2 tablets)', ['iron(2']],
  ['iron-2 tablets', ['iron-2']],
  ['iron 50 / tablets', ['50 / tablets']],
  ['iron-2', ['iron-2']],
  ['iron 1 tablet 000 mg', ['000 mg']],
  ['iron 400 vegan caps', ['400']],
  ['iron 2 vegan caps bed', ['2 vegan caps']],
  ['iron 2 Riesentabletten', ['2 Riesentabletten']],
  ['iron een hele grote tablet', ['een hele grote tablet']],
] as const)('of %s, what may be an amount is told and no amount is certain: %j', ([line, phrases]) => {
  expect(tellUnread(readEntry(line), product)).toMatchObject({
    is: 'NotSaid',
    dose: { amount: null },
    phrases,
  })
})

const foundBy = (text: string) => [{ text, by: 'Content' as const }]
const zinc = { name: 'Zinc Lozenges', brandName: 'Salus', matches: foundBy('Zink') }
const omega = { name: 'Omega-3 Oil', brandName: 'Salus' }
const collagen = { name: 'UC-II Collagen Type II', brandName: 'Salus' }
const d3 = { name: 'Vitamin D3 & K2', brandName: 'Salus' }

test.for([
  ['zinc 2c am', zinc, '2c'],
  ['Zink 2c', zinc, '2c'],
  ['zinc 1po qd', zinc, '1po'],
  ['zinc ii caps bd', zinc, 'ii'],
  ['zinc caps iv bd', zinc, 'iv'],
  ['zinc i cap bd', zinc, 'i'],
  ['zinc caps v 2x täglich', zinc, 'v'],
  ['zinc one', zinc, 'one'],
  ['Zink zwei', zinc, 'zwei'],
  ['zink twee met water', zinc, 'twee'],
  ['zinc deux', zinc, 'deux'],
  ['zinc 30 dps 2x täglich', zinc, '30 dps'],
  ['omega 1 dps daily', omega, '1 dps'],
  ['vit d 2 bed', d3, '2'],
  ['zinc capful bed', zinc, 'capful'],
  ['Zink Messerspitze abends', zinc, 'Messerspitze'],
  ['zink dopje avond', zinc, 'dopje'],
  ['zinc bouchon le soir', zinc, 'bouchon'],
  ['one a day zinc', zinc, 'one a day'],
  ['omega 1 dessertspoon daily', omega, '1 dessertspoon'],
  ['vit d 2', d3, '2'],
  ['one a day multi 1 tab', zinc, 'one a day'],
  ['collagen type ii 1 cap bed', zinc, 'ii'],
  ['zinc 30 bed', zinc, '30'],
  ['zinc 30 1 cap bed', zinc, '30'],
  ['zinc 2x15mg bed', zinc, '2x15mg'],
  ['zinc 1 cap x 3 days a week', zinc, 'x'],
  ['selenium 2 x 400', { name: 'Selenium 400', brandName: 'Salus' }, '400'],
  ['zinc 3x1mg bed', zinc, '3x1mg'],
  ['zinc 1mgx3', zinc, '1mgx3'],
  ['zinc 2caps,bed', zinc, '2caps,bed'],
  ['zinc 2caps@bed', zinc, '2caps@bed'],
  ['zinc=2caps bed', zinc, 'zinc=2caps'],
  ['Vitamine C poudre 1/4 louche', { name: 'Acerola 4:1 Powder', brandName: 'Salus' }, '1/4'],
  ['Zinc 2 savond', { name: 'Zinc 2.0', brandName: 'Salus' }, '2'],
  ['Zink 2-2', zinc, '2-2'],
  ['zinc eine', zinc, 'eine'],
  ['zinc caps at bedtime', zinc, 'caps'],
  ['zinc Kapseln abends', zinc, 'Kapseln'],
  ["zinc capsules 's avonds", zinc, 'capsules'],
  ['zinc tabletten voor het slapen', zinc, 'tabletten'],
  ['zinc gélules le soir', zinc, 'gélules'],
  ['zinc 05 bed', { name: 'Zinc 5 mg', brandName: 'Salus' }, '05'],
  ['zinc 025 bed', { name: 'Zinc 25', brandName: 'Salus' }, '025'],
  ['zinc 1 cap b12', zinc, 'b12'],
  ['Omega 3 1 Esslöffelchen', omega, '1'],
  ['niacin b6 1 cap', { name: 'Niacin 100 mg', brandName: 'Bluebonnet' }, 'b6'],
  ['niacin b 6 1 cap', { name: 'Niacin 100 mg', brandName: 'Bluebonnet' }, '6'],
] as const)('of "%s" no default takes the place of what was typed and not read', ([line, of, told]) => {
  const entry = tellUnread(readEntry(line), { ...of, matches: foundBy(line.replace(told, ' ')) })
  expect(entry).toMatchObject({ is: 'NotSaid', dose: { amount: null } })
  expect(entry.is === 'NotSaid' && entry.phrases).toContain(told)
})

test.for([
  ['vit d 3 bed', d3],
  ['5htp bed', { name: '5-HTP 100 mg', brandName: 'Salus' }],
  ['q 10 bed', { name: 'CoQ10', brandName: 'Salus' }],
  ['collagen ii bed', collagen],
  ['collagen type ii 1 cap bed', collagen],
  ['zinc 30 bed', { name: 'Zinc 30', brandName: 'Salus' }],
  ['vitamin d 1000 bed', { name: 'Vitamin D 1,000 IU', brandName: 'Salus' }],
  ['b12 1 cap bed', { name: 'Methylcobalamin', brandName: 'Salus', matches: foundBy('b12') }],
  ['omega 3 1 cap bed', { name: 'Fish Oil', brandName: 'Salus', matches: foundBy('omega 3') }],
  ['1 Kapsel Zink abends', zinc],
  ['4012345678901', zinc],
  ['one daily multi', { name: 'One Daily Multi', brandName: 'Salus' }],
  ['zinc 2 000 mg bed', zinc],
  ['zinc ampoules', zinc],
  ['zinc cap bed', zinc],
  ['zinc caps bed', { name: 'Zinc Caps', brandName: 'Salus' }],
  ['zinc caps', zinc],
  ['zinc capsules 15 mg 1 cap bed', { name: 'Zinc 15 mg', brandName: 'Salus' }],
] as const)('"%s" leaves no amount unread', ([line, of]) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, of)).toBe(entry)
})

test('of an amount in another unit, words that are no other amount are left alone', () => {
  const entry = fitProduct(readEntry('collagen type ii 1 cap bed'), serving('scoop'))
  expect(tellUnread(entry, collagen)).toBe(entry)
})

test('what is not understood of a line is told of a product in another unit too', () => {
  const entry = fitProduct(readEntry('iron 2 tablets mwf'), serving('scoop'))
  expect(tellUnread(entry, product)).toMatchObject({ is: 'NotSaid', phrases: ['mwf'] })
})

test.for([
  '1 cap iron bed',
  'iron 28',
  'iron-28 tablets',
  'iron 28 2 tablets',
  'iron a',
  'iron 2 000 mg 1 tablet',
  'iron 1 cap bisglyc bed',
  'iron 1 cap nordic',
  'iron 1 cap 30 mg bed',
  'iron 1 cap 2 g',
])('%s is read as it was: its words are of the product, of its strength, or no part of a dose', (line) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, product)).toBe(entry)
})

test('an answered amount without a unit counts what the product is counted in', () => {
  const serving = { amount: 2, intakeFormatId: 'capsule' }
  const answered = answerEntry(readEntry('zinc 2 bed'), { dose: { amount: 2, formatId: null } })
  expect(countInOwnUnit(answered, serving)).toMatchObject({ dose: { amount: 2, formatId: 'capsule' } })
  const tablets = answerEntry(readEntry('zinc 1-2 tablets'), { dose: { amount: 2, formatId: 'tablet' } })
  expect(countInOwnUnit(tablets, serving)).toBe(tablets)
  const name = readEntry('zinc')
  expect(countInOwnUnit(name, serving)).toBe(name)
})
