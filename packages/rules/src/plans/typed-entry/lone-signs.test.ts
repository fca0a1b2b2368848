import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

test('the key of `à` is told with the unit', () => {
  for (const unit of ['gél', 'gélules', 'fois'])
    expect(readEntry(`zinc à ${unit} le soir`)).toMatchObject({ is: 'NotSaid', phrases: [`à ${unit}`] })
})

const keys = ['"', "'", '(', '-', '=', '%', '&', ')', '*', '$', '£', '§', '!', '+', '@', '#', '^']

test.for(keys)('%s where a number should be is told with the unit', (sign) => {
  for (const unit of ['caps', 'Kapseln', 'gélules', 'capsules', 'ml', 'tab'])
    for (const line of [`zinc ${sign} ${unit} bed`, `zinc ${sign}${unit} bed`, `${sign} ${unit} zinc bed`])
      expect(readEntry(line), line).toMatchObject({ is: 'NotSaid', phrases: [`${sign} ${unit}`] })
})

test.for([...keys, '/'])('%s where a number should be is told with what it multiplies', (sign) => {
  for (const by of ['x', 'mal', 'fois', 'dd', 'times', 'keer'])
    expect(readEntry(`zinc 1 cap ${sign} ${by} daily`), by).toMatchObject({
      is: 'NotSaid',
      phrases: [`${sign} ${by}`],
    })
})

test.for([
  ['zinc 2dd(', '('],
  ['zinc 2dd"', '"'],
  ['zinc 2dd" 10 dagen', '"'],
  ['zinc 2x% abends', '%'],
  ['zinc 1 cap 2dd (', '('],
  ['zinc 1 cap 2dd ! with food', '!'],
  ['oméga 3 (x/j', '( x'],
] as const)('%s: a sign where the count should be is told: %s', ([line, sign]) => {
  expect(readEntry(line)).toMatchObject({ is: 'NotSaid', phrases: [sign] })
})

test.for([
  'zinc (caps) 1 bed',
  'zinc [ caps ] 1 bed',
  'zinc "caps" 1 bed',
  "zinc 'caps' 1 bed",
  'zinc «gélules» 1 bed',
  'zinc ( 30 mg ) caps 1 daily',
  'zinc 1 cap "2x" daily',
  'zinc - capsules - 1 daily',
  'zinc - 2 caps bed',
  '- zinc 2 caps bed',
  'zinc (2 caps) bed',
  'zinc 2x (1 cap) daily',
  'zinc (2x) 1 cap daily',
  'zinc 1 cap 2x/day - with food',
  'zinc 2x / day 1 cap',
  'zinc 1000 mg / capsule 1 cap bed',
  'zinc: 1 cap',
  'zinc • 1 cap',
])('%s: signs around words, and between them, are none', (line) => {
  const entry = readEntry(line)
  expect(entry.is === 'NotSaid' ? entry.phrases : []).toEqual([])
})

test('a sign that is typed for the number of each share is no pair', () => {
  for (const sign of ['"', "'", '(', '-', '%'])
    for (const line of [
      `zinc ${sign} gél matin et ${sign} gél le soir`,
      `zinc ${sign}tab am, ${sign}tab bed`,
    ])
      expect(readEntry(line).is, line).toBe('NotSaid')
})

test('an apostrophe within a word closes nothing', () => {
  for (const line of ["zinc d'oméga ' gélules le soir", "zinc ' caps 's avonds"])
    expect(readEntry(line).is, line).toBe('NotSaid')
})

test.for([')', '(', '"', '!', '»'])('%s right after a number may be one of its digits', (sign) => {
  for (const length of ['days', 'Tage', 'weken', 'jours', 'caps', 'Kapseln', 'gélules'])
    for (const line of [`zinc 9${sign} ${length} bed`, `zinc 9${sign}${length} bed`])
      expect(readEntry(line), line).toMatchObject({ is: 'NotSaid', phrases: [`${sign} ${length}`] })
})

test.for([
  'zinc 1 cap (9) days',
  'zinc "2" caps bed',
  'zinc [2] caps bed',
  'zinc (15) 1 cap bed',
  '2) zinc 1 cap',
])('%s: not where it closes what was opened, or counts no unit and no length', (line) => {
  expect(readEntry(line)).toMatchObject({ is: 'Certain' })
})
