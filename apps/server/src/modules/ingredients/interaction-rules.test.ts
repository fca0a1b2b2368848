import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { TimeOfDay } from '@salvia/contract/words/plans'
import type { CheckedDrug, CheckedItem } from '@salvia/rules/plans/interactions/encounters'
import { findInteractions } from '@salvia/rules/plans/interactions/find-interactions'
import { isApart } from '@salvia/rules/plans/interactions/is-apart'
import { describe, expect, test } from 'vitest'
import { interactionRules } from './interaction-rules.ts'

const { rules } = interactionRules()

type Label = { nutrientKey: string | null; labelName: string }

const labelOf = ({ key, names, labelNames }: InteractionRule['substance']): Label =>
  labelNames[0] === undefined
    ? { nutrientKey: key, labelName: names.en ?? '' }
    : { nutrientKey: null, labelName: `${labelNames[0]} concentrate` }

const product = (productId: string, rows: Label[], time: TimeOfDay = 'Morning'): CheckedItem => ({
  productId,
  productName: productId,
  labelKnowledge: 'Rows',
  rows,
  intakeAmount: 1,
  intakeTime: [time],
  duration: null,
  schedule: null,
})

const drugsOf = (rule: InteractionRule, times: TimeOfDay[]): CheckedDrug[] =>
  rule.drugClasses.slice(0, 1).map((drugClass) => ({ drugClass, times, client: null }))

/** Enough of everything that a rule is about. */
const mostPerDay = () => ({ amount: 100_000, isWhole: true })

const keysFor = (items: CheckedItem[], drugs: CheckedDrug[]) =>
  findInteractions(rules, { items, drugs, mostPerDay }).found.map(({ rule: { key } }) => key)

describe.for(rules.map((rule) => [rule.key, rule] as const))('%s', ([key, rule]) => {
  const first = product('a', [labelOf(rule.substance)])
  const second = rule.other ? [product('b', [labelOf(rule.other)])] : []

  test('applies to what it is about', () => {
    expect(keysFor([first, ...second], drugsOf(rule, ['Morning']))).toContain(key)
  })

  test('does not apply to anything else', () => {
    const water = product('a', [{ nutrientKey: null, labelName: 'Rose water' }])
    expect(keysFor([water, ...second], drugsOf(rule, ['Morning']))).not.toContain(key)
    if (rule.kind !== 'Test') expect(keysFor([first], [])).not.toContain(key)
  })

  test('ends exactly at its hours', () => {
    const { spacing } = rule
    if (!spacing) {
      const evening = keysFor(
        [{ ...first, intakeTime: ['BedTime'] }, ...second],
        drugsOf(rule, ['UponRising']),
      )
      expect(evening).toContain(key)
      return
    }
    const at = (other: number) => isApart(spacing, { substance: 12, other })
    expect(at(12)).toBe(false)
    expect(at(12 - Math.max(spacing.before, 0.25))).toBe(true)
    expect(at(12 + Math.max(spacing.after, 0.25))).toBe(true)
    if (spacing.before > 0) expect(at(12 - spacing.before + 0.25)).toBe(false)
    if (spacing.after > 0) expect(at(12 + spacing.after - 0.25)).toBe(false)
  })
})

test('no rule whose source was not read again is more than information', () => {
  const items = rules.map((rule, at) => product(`p${at}`, [labelOf(rule.substance)]))
  const drugs = rules.flatMap((rule) => drugsOf(rule, []))
  const { found } = findInteractions(rules, { items, drugs, mostPerDay })
  expect(found.length).toBeGreaterThan(45)
  for (const { severity, rule } of found) if (!rule.isSourceReRead) expect(severity).toBe('Info')
})

test.for([
  ['zinc-copper', 'zinc', 'Milligrams', 50],
  ['zinc-iron', 'iron', 'Milligrams', 25],
  ['vitamin_e-anticoagulants_and_antiplatelet_drugs', 'vitamin_e', 'InternationalUnits', 400],
] as const)('%s is about %s: %s from %d on', ([key, about, of, from]) => {
  const rule = rules.find((each) => each.key === key)
  const items = [rule?.substance, rule?.other].flatMap((each, at) =>
    each ? [product(`p${at}`, [labelOf(each)])] : [],
  )
  const found = (amount: number) =>
    findInteractions(rules, {
      items,
      drugs: rule ? drugsOf(rule, ['Morning']) : [],
      mostPerDay: (nutrientKey, unit) => ({
        amount: nutrientKey === about && unit === of ? amount : 0,
        isWhole: true,
      }),
    }).found.map((each) => each.rule.key)
  expect(found(from)).toContain(key)
  expect(found(from - 1)).not.toContain(key)
})

test('a salt counts as its mineral, and grapefruit seed is not grapefruit', () => {
  const citrate = product('a', [{ nutrientKey: 'magnesium', labelName: 'Magnesium citrate' }])
  const bone: CheckedDrug = { drugClass: 'bisphosphonates', times: ['Morning'], client: null }
  expect(findInteractions(rules, { items: [citrate], drugs: [bone], mostPerDay }).found).toHaveLength(1)
  const seed = product('b', [{ nutrientKey: null, labelName: 'Grapefruit Seed Extract' }])
  expect(findInteractions(rules, { items: [seed], drugs: [bone], mostPerDay }).found).toEqual([])
})

/** Small and repeatable: the next of a row of numbers. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const times: TimeOfDay[] = ['UponRising', 'Morning', 'Afternoon', 'Evening', 'BedTime']
const keys = ['calcium', 'iron', 'magnesium', 'zinc', 'chromium', 'vitamin_c']
const drugs = [
  'levothyroxine',
  'dolutegravir',
  'bisphosphonates',
  'tetracycline_antibiotics',
  'levodopa',
] as const

function randomPlan(seed: number) {
  const next = numbers(seed)
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T
  const items = Array.from({ length: 2 + next(4) }, (_, at): CheckedItem => {
    const rows = [pick(keys), pick(keys)].map((key) => ({ nutrientKey: key, labelName: key }))
    const often = next(4) === 0 ? (['OneTimePerDay'] as const) : null
    const intakeTime = often ? [...often] : [...new Set([pick(times), pick(times)])]
    return { ...product(`p${at}`, rows), intakeTime }
  })
  const taken = [{ drugClass: pick(drugs), times: [pick(times)], client: null }]
  return { items, drugs: taken, mostPerDay }
}

test('a proposal solves its finding and brings no other', () => {
  let proposals = 0
  for (let seed = 1; seed <= 60; seed += 1) {
    const plan = randomPlan(seed)
    const { found } = findInteractions(rules, plan)
    const before = found.map(({ key }) => key)
    for (const { key, proposal } of found) {
      if (!proposal) continue
      proposals += 1
      const items = plan.items.map((item) => ({
        ...item,
        intakeTime:
          proposal.find(({ productId }) => productId === item.productId)?.intakeTime ?? item.intakeTime,
      }))
      const after = findInteractions(rules, { ...plan, items }).found.map((each) => each.key)
      expect(after).not.toContain(key)
      expect(after.filter((each) => !before.includes(each))).toEqual([])
    }
  }
  expect(proposals).toBeGreaterThan(20)
})
