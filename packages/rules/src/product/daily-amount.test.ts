import { expect, test } from 'vitest'
import { dailyPortion } from './daily-amount.ts'

const en = { one: 'capsule', many: 'capsules' }
const de = { one: 'Kapsel', many: 'Kapseln' }
const nl = { one: 'capsule', many: 'capsules' }
const fr = { one: 'gélule', many: 'gélules' }

test.for([
  ['Take 2 capsules a day with water.', en, 2],
  ['Take 3 capsules twice daily, or as your practitioner tells you', en, 6],
  ['1 capsule 3 times per day', en, 3],
  ['1 capsule four times a day', en, 4],
  ['Täglich 2 Kapseln mit Wasser einnehmen', de, 2],
  ['2x täglich 1 Kapsel', de, 2],
  ['Driemaal per dag 1 capsule', nl, 3],
  ['Prendre 2,5 gélules par jour', fr, 2.5],
])('%s', ([text, unitName, daily]) => {
  const given = { amount: 7, ofLabel: null, unitName: unitName as typeof en, text: text as string }
  expect(dailyPortion(given)).toEqual({ least: daily, most: daily })
})

test.for([
  '',
  'Take as directed',
  'Take 2 capsules before training',
  'Take 2 tablets daily',
  'Take 1 to 3 capsules daily',
  'Take 1-3 capsules daily',
  'Take 1 capsule in the morning and 2 capsules at night daily',
])('"%s" leaves what the label says of a day, else the main serving', (text) => {
  const given = { amount: 7, unitName: en, text }
  expect(dailyPortion({ ...given, ofLabel: null })).toEqual({ least: 7, most: 7 })
  expect(dailyPortion({ ...given, ofLabel: { least: 7, most: 21 } })).toEqual({ least: 7, most: 21 })
})
