import { readFileSync } from 'node:fs'
import { doseUnits } from '@salvia/contract/words/catalogue'
import { convertDose } from '@salvia/rules/nutrition/convert-dose'
import { fractionOf, toDecimal } from '@salvia/rules/nutrition/fraction'
import { substanceOf, type UpperLevel } from '@salvia/rules/nutrition/nutrient-reference'
import { expect, test } from 'vitest'

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../data/nutrition/${file}`, import.meta.url), 'utf8')) as T

type Unit = { unit: (typeof doseUnits)[number]; dimension: string; toBase: number | null }
type Conversion = { nutrient: string; form: string; from: string; to: string; factor: number }
type Nutrient = { key: string; unit: 'mg' | 'µg'; efsaUpperLevelAdult: number | null }

const units = read<Unit[]>('dose-units.json')
const { nutrients, conversions } = read<{ nutrients: Nutrient[]; conversions: Conversion[] }>(
  'nutrients.json',
)
const levels = read<(UpperLevel & { nutrientKey: string })[]>('upper-levels.json')

test('the factors of the conversion are those of the shipped table', () => {
  expect(units.map(({ unit }) => unit)).toEqual([...doseUnits])
  const bases = { mass: 'Grams', volume: 'Milliliters' } as const
  for (const { unit, dimension, toBase } of units) {
    const base = dimension === 'mass' || dimension === 'volume' ? bases[dimension] : null
    const converted = base && convertDose({ amount: 1, unit }, base, null)
    if (!converted || !('amount' in converted) || toBase === null) continue
    const shipped = dimension === 'volume' ? toBase * 1000 : toBase
    expect(toDecimal(converted.amount, 14)).toBeCloseTo(shipped, 14)
  }
})

const activityUnits: Record<string, (typeof doseUnits)[number]> = {
  IU: 'InternationalUnits',
  µg: 'Micrograms',
  'µg RAE': 'MicrogramsRAE',
  'µg folic acid': 'Micrograms',
  'µg DFE': 'MicrogramsDFE',
  'mg α-TE': 'Milligrams',
}

test.for(conversions)('$factor $to of $form are 1 $from in rule and table', ({ nutrient, form, ...row }) => {
  const [from, to] = [activityUnits[row.from], activityUnits[row.to]]
  const dose = from && { amount: 1, unit: from }
  const converted = dose && to && convertDose(dose, to, substanceOf(nutrient, form))
  expect(converted).toEqual({ amount: fractionOf(row.factor) })
})

test('every nutrient with an upper level has it with scope and source, and no other', () => {
  const listed = nutrients.filter(({ efsaUpperLevelAdult }) => efsaUpperLevelAdult !== null)
  expect([...new Set(levels.map(({ nutrientKey }) => nutrientKey))]).toEqual(listed.map(({ key }) => key))
  for (const { key, unit, efsaUpperLevelAdult } of listed) {
    expect(levels.find(({ nutrientKey }) => nutrientKey === key)).toMatchObject({
      amount: efsaUpperLevelAdult,
      unit: unit === 'mg' ? 'Milligrams' : 'Micrograms',
      source: expect.stringMatching(/EFSA|SCF/),
    })
  }
})
