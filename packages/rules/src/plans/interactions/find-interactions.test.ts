import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { TimeOfDay } from '@salvia/contract/words/plans'
import { describe, expect, test } from 'vitest'
import type { MostPerDay } from '../../nutrition/most-per-day.ts'
import type { CheckedDrug, CheckedItem } from './encounters.ts'
import { findInteractions } from './find-interactions.ts'

const said = { en: '', de: '', nl: '', fr: '' }
const substance = (key: string) => ({ key, names: said, labelNames: [], exceptNames: [] })

const rule = (given: Partial<InteractionRule> = {}): InteractionRule => ({
  key: 'zinc-iron',
  substance: substance('zinc'),
  kind: 'Nutrient',
  drugClasses: [],
  other: substance('iron'),
  meets: said,
  effect: said,
  advice: said,
  spacing: { before: 2, after: 6 },
  threshold: null,
  severity: 'Caution',
  sourceUrl: 'https://ods.od.nih.gov/',
  isSourceReRead: false,
  ...given,
})
const ofDrug = rule({
  key: 'zinc-drug',
  kind: 'Drug',
  drugClasses: ['dolutegravir'],
  other: null,
  isSourceReRead: true,
})

const item = (name: string, holds: string[], given: Partial<CheckedItem> = {}): CheckedItem => ({
  productId: name,
  productName: name,
  labelKnowledge: 'Rows',
  rows: holds.map((key) => ({ nutrientKey: key, labelName: key })),
  intakeAmount: 1,
  intakeTime: ['Morning'],
  duration: null,
  schedule: null,
  ...given,
})
const at = (...intakeTime: TimeOfDay[]) => ({ intakeTime })
const drug = (...times: TimeOfDay[]): CheckedDrug => ({ drugClass: 'dolutegravir', times, client: null })

const none = (): MostPerDay => ({ amount: 0, isWhole: true })
const check = (rules: InteractionRule[], items: CheckedItem[], drugs: CheckedDrug[] = []) =>
  findInteractions(rules, { items, drugs, mostPerDay: none }).found.map(
    ({ key, severity, timing, proposal }) => ({
      key,
      severity,
      timing: timing.kind,
      moves: proposal?.map(({ productId, intakeTime }) => [productId, ...intakeTime]) ?? null,
    }),
  )

test('what is taken together is found with the shortest move that solves it', () => {
  // The other two hours or more before, and the next of it six hours or more after.
  expect(check([rule()], [item('z', ['zinc']), item('i', ['iron'])])).toEqual([
    { key: 'zinc-iron:z:i', severity: 'Info', timing: 'TooClose', moves: [['z', 'Afternoon']] },
  ])
  expect(check([rule()], [item('z', ['zinc'], at('Afternoon')), item('i', ['iron'])])).toEqual([])
  expect(check([rule()], [item('z', ['zinc'], at('Morning')), item('i', ['iron'], at('Afternoon'))])).toEqual(
    [expect.objectContaining({ timing: 'TooClose' })],
  )
})

test('the most severe comes first: what was read again counts as stated', () => {
  const found = check([rule(), ofDrug], [item('z', ['zinc']), item('i', ['iron'])], [drug('Morning')])
  expect(found.map(({ key, severity }) => [key, severity])).toEqual([
    ['zinc-drug:z:dolutegravir', 'Caution'],
    ['zinc-iron:z:i', 'Info'],
  ])
})

test('times that are not known are said, and named where that solves it', () => {
  const once = { intakeTime: ['OneTimePerDay' as const] }
  expect(check([rule()], [item('z', ['zinc'], once), item('i', ['iron'], once)])).toEqual([
    { ...{ key: 'zinc-iron:z:i', severity: 'Info', timing: 'TimesUnknown' }, moves: expect.any(Array) },
  ])
  expect(check([ofDrug], [item('z', ['zinc'])], [drug()])).toMatchObject([
    { timing: 'TimesUnknown', moves: null },
  ])
  expect(check([rule()], [item('z', ['zinc'], { intakeAmount: null }), item('i', ['iron'])])).toMatchObject([
    { timing: 'TimesUnknown', moves: null },
  ])
})

test('products that are never taken on the same day do not meet', () => {
  const phase = { days: 5, intakeAmount: 1, intakeTime: ['Morning' as const] }
  const until = { phases: [phase], cycle: null, startDay: 0 }
  const from = (startDay: number) => ({ phases: [{ ...phase, days: null }], cycle: null, startDay })
  const pair = (startDay: number) => [
    item('z', ['zinc'], { schedule: until }),
    item('i', ['iron'], { schedule: from(startDay) }),
  ]
  expect(check([rule()], pair(5))).toEqual([])
  expect(check([rule()], pair(4))).toMatchObject([{ timing: 'TooClose' }])
})

const phaseOf = (intakeAmount: number, days: number | null) => ({
  days,
  intakeAmount,
  intakeTime: ['Morning' as const],
})

test('a dose that changes is not moved', () => {
  const schedule = { phases: [phaseOf(1, 5), phaseOf(2, null)], cycle: null, startDay: 0 }
  expect(check([ofDrug], [item('z', ['zinc'], { schedule })], [drug('Morning')])).toMatchObject([
    { timing: 'TooClose', moves: null },
  ])
})

test('what one product combines meets nothing in itself, and two that hold both meet once', () => {
  const both = item('b', ['zinc', 'iron'])
  expect(check([rule()], [both])).toEqual([])
  expect(check([rule()], [both, item('c', ['iron', 'zinc'])]).map(({ key }) => key)).toEqual([
    'zinc-iron:b:c',
  ])
})

describe('a rule about an amount a day', () => {
  const about = (of: 'Substance' | 'Other') =>
    rule({ spacing: null, threshold: { of, amount: 25, unit: 'Milligrams' } })
  const ofPlan = (
    given: MostPerDay,
    of: 'Substance' | 'Other' = 'Substance',
    items = [item('b', ['zinc', 'iron'])],
  ) => {
    const asked: string[] = []
    const mostPerDay = (key: string, unit: string) => {
      asked.push(`${key} ${unit}`)
      return given
    }
    const { found } = findInteractions([about(of)], { items, drugs: [], mostPerDay })
    return { found: found.map(({ key, threshold }) => [key, threshold]), asked }
  }

  test('does not apply below it, and applies from it on, also within one product', () => {
    expect(ofPlan({ amount: 24.999, isWhole: true }).found).toEqual([])
    expect(ofPlan({ amount: 25, isWhole: true }).found).toEqual([['zinc-iron:b:b', 'Reached']])
    expect(ofPlan({ amount: 25, isWhole: false }).found).toEqual([['zinc-iron:b:b', 'Reached']])
  })

  test('says so where the amount is not known', () => {
    expect(ofPlan({ amount: 3, isWhole: false }).found).toEqual([['zinc-iron:b:b', 'NotKnown']])
  })

  test('asks for the nutrient that it is about', () => {
    expect(ofPlan({ amount: 1, isWhole: true }).asked).toEqual(['zinc Milligrams'])
    expect(ofPlan({ amount: 1, isWhole: true }, 'Other').asked).toEqual(['iron Milligrams'])
    expect(
      ofPlan({ amount: 30, isWhole: true }, 'Other', [item('z', ['zinc']), item('i', ['iron'])]).found,
    ).toEqual([['zinc-iron:z:i', 'Reached']])
  })

  test('of a medicine it is about the substance', () => {
    const threshold = { of: 'Other' as const, amount: 25, unit: 'Milligrams' as const }
    const asked: string[] = []
    const mostPerDay = (key: string) => {
      asked.push(key)
      return { amount: 0, isWhole: true }
    }
    const checked = { items: [item('z', ['zinc'])], drugs: [drug('Morning')], mostPerDay }
    expect(findInteractions([{ ...ofDrug, threshold }], checked).found).toEqual([])
    expect(asked).toEqual(['zinc'])
  })
})

test('a medicine without a rule is named, one that is taken apart is not', () => {
  const lithium: CheckedDrug = { drugClass: 'lithium', times: ['Morning'], client: null }
  const taken = { items: [item('z', ['zinc'], at('Afternoon'))], mostPerDay: none }
  const morning = findInteractions([ofDrug], { ...taken, drugs: [drug('Morning'), lithium] })
  expect(morning.found).toEqual([])
  expect(morning.apart.map(({ key }) => key)).toEqual(['zinc-drug:z:dolutegravir'])
  expect(morning.drugsWithoutRule).toEqual([lithium])
})

test('a laboratory test is met by every product with the substance, and by no time of day', () => {
  const ofTest = rule({ key: 'zinc-test', kind: 'Test', other: null, spacing: null })
  const held = [item('z', ['zinc']), item('i', ['iron']), item('b', ['zinc', 'iron'])]
  expect(check([ofTest], held)).toEqual([
    { key: 'zinc-test:z', severity: 'Info', timing: 'NoSpacing', moves: null },
    { key: 'zinc-test:b', severity: 'Info', timing: 'NoSpacing', moves: null },
  ])
  expect(check([{ ...ofTest, spacing: { before: 2, after: 6 } }], held)).toEqual([])
})

test('a rule that names nothing it meets applies to nothing', () => {
  expect(check([rule({ other: null })], [item('z', ['zinc']), item('i', ['iron'])])).toEqual([])
})

test('a move is not held up by what it does not touch', () => {
  const ofTest = rule({
    key: 'biotin-test',
    kind: 'Test',
    substance: substance('biotin'),
    other: null,
    spacing: null,
  })
  const held = [item('z', ['zinc']), item('i', ['iron']), item('b', ['biotin'])]
  expect(check([rule(), ofTest], held)).toMatchObject([
    { key: 'zinc-iron:z:i', moves: [['z', 'Afternoon']] },
    { key: 'biotin-test:b', moves: null },
  ])
})

test('a move of what two rules are about keeps both', () => {
  const ofCalcium = rule({ key: 'calcium-iron', substance: substance('calcium') })
  const fixed = { schedule: { phases: [phaseOf(1, 5), phaseOf(2, null)], cycle: null, startDay: 0 } }
  const held = [item('z', ['zinc'], fixed), item('c', ['calcium'], fixed), item('i', ['iron'])]
  const found = check([rule(), ofCalcium], held)
  expect(found.map(({ key, moves }) => [key, moves])).toEqual([
    ['zinc-iron:z:i', [['i', 'Evening']]],
    ['calcium-iron:c:i', [['i', 'Evening']]],
  ])
})

test('five times a day have no other times to move to', () => {
  const often = item('z', ['zinc'], { intakeTime: ['FiveTimesPerDay'] })
  expect(check([rule()], [often, item('i', ['iron'])])).toMatchObject([
    { timing: 'TimesUnknown', moves: null },
  ])
})

test('products without a known label are named, never counted as checked', () => {
  const unknown = item('u', [], { labelKnowledge: 'None' })
  const named = item('n', ['zinc'], { labelKnowledge: 'Name' })
  const { found, notChecked, checkedCount } = findInteractions([ofDrug], {
    items: [unknown, named, item('i', ['iron'])],
    drugs: [drug('Morning')],
    mostPerDay: none,
  })
  expect(found).toHaveLength(1)
  expect(notChecked.map(({ productId }) => productId)).toEqual(['u', 'n'])
  expect(checkedCount).toBe(1)
})
