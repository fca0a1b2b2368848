import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { TimeOfDay } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
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

const check = (rules: InteractionRule[], items: CheckedItem[], drugs: CheckedDrug[] = []) =>
  findInteractions(rules, { items, drugs }).found.map(({ key, severity, timing, proposal }) => ({
    key,
    severity,
    timing: timing.kind,
    moves: proposal?.map(({ productId, intakeTime }) => [productId, ...intakeTime]) ?? null,
  }))

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

test('a dose that changes is not moved', () => {
  const phase = (intakeAmount: number, days: number | null) => ({
    days,
    intakeAmount,
    intakeTime: ['Morning' as const],
  })
  const schedule = { phases: [phase(1, 5), phase(2, null)], cycle: null, startDay: 0 }
  expect(check([ofDrug], [item('z', ['zinc'], { schedule })], [drug('Morning')])).toMatchObject([
    { timing: 'TooClose', moves: null },
  ])
})

test('one product with both, and two with both, meet once each', () => {
  const both = item('b', ['zinc', 'iron'])
  expect(check([rule()], [both])).toEqual([
    { key: 'zinc-iron:b:b', severity: 'Info', timing: 'NoSpacing', moves: null },
  ])
  expect(check([rule()], [both, item('c', ['iron', 'zinc'])]).map(({ key }) => key)).toEqual([
    'zinc-iron:b:b',
    'zinc-iron:b:c',
    'zinc-iron:c:c',
  ])
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
  })
  expect(found).toHaveLength(1)
  expect(notChecked.map(({ productId }) => productId)).toEqual(['u', 'n'])
  expect(checkedCount).toBe(1)
})
