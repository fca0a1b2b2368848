import type { InteractingSubstance, InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { LabelKnowledge } from '@salvia/contract/words/facts'
import type { MostPerDay } from '../../nutrition/most-per-day.ts'
import type { DosedItem } from '../dose-calendar.ts'
import { holdsSubstance, type LabelRow } from './holds-substance.ts'

export type CheckedItem = DosedItem & {
  productId: string
  productName: string
  rows: LabelRow[]
  labelKnowledge: LabelKnowledge
}

/** A medicine of a client of the plan, or one that is only asked about. */
export type CheckedDrug = TakenDrug & { client: { id: string; name: string } | null }

/** `NotKnown`: the rule is about an amount a day, and whether the plan reaches it cannot be told. */
export type ThresholdUse = 'Reached' | 'NotKnown' | null

/** That a rule applies to one or two products, or to a product and a medicine, whenever they are taken. */
export type Encounter = {
  /** The same for the same rule, products, client and medicine. */
  key: string
  rule: InteractionRule
  /** The product with the rule's substance. */
  item: CheckedItem
  other: CheckedItem | null
  drug: CheckedDrug | null
  threshold: ThresholdUse
}

const keyOf = ({ rule, item, other, drug }: Omit<Encounter, 'key'>): string =>
  [rule.key, item.productId, other?.productId, drug?.drugClass, drug?.client?.id].filter(Boolean).join(':')

const toEncounter = (encounter: Omit<Encounter, 'key'>): Encounter => ({
  ...encounter,
  key: keyOf(encounter),
})

export type Checked = {
  items: CheckedItem[]
  drugs: CheckedDrug[]
  /** The most of a nutrient that the plan gives on a day. */
  mostPerDay: (nutrientKey: string, unit: DoseUnit) => MostPerDay
}

/** How the plan compares to the amount of a rule; false where it stays below. */
function useOfThreshold(rule: InteractionRule, { mostPerDay }: Checked): ThresholdUse | false {
  const { threshold, substance, other } = rule
  if (!threshold) return null
  const { key } = threshold.of === 'Other' && other ? other : substance
  const { amount, isWhole } = mostPerDay(key, threshold.unit)
  if (amount >= threshold.amount) return 'Reached'
  return isWhole ? false : 'NotKnown'
}

function ofRule(rule: InteractionRule, checked: Checked): Encounter[] {
  const threshold = useOfThreshold(rule, checked)
  if (threshold === false) return []
  const { items, drugs } = checked
  const holding = (substance: InteractingSubstance | null) =>
    substance ? items.filter(({ rows }) => holdsSubstance(rows, substance)) : []
  const holders = holding(rule.substance)
  const meets = (item: CheckedItem, given: Partial<Encounter>): Encounter =>
    toEncounter({ rule, threshold, item, other: null, drug: null, ...given })
  if (rule.kind === 'Test') return holders.map((item) => meets(item, {}))
  if (rule.kind === 'Drug') {
    const met = drugs.filter(({ drugClass }) => rule.drugClasses.includes(drugClass))
    return holders.flatMap((item) => met.map((drug) => meets(item, { drug })))
  }
  const met = holders.flatMap((item) =>
    holding(rule.other)
      .filter((other) => threshold !== null || other.productId !== item.productId)
      .map((other) => meets(item, { other })),
  )
  return [...new Map(met.toReversed().map((each) => [pairOf(each), each])).values()].toReversed()
}

/** Two products that both hold both meet once. */
const pairOf = ({ item, other }: Encounter): string => [item.productId, other?.productId].toSorted().join(':')

/**
 * Every rule with the products and medicines it applies to, without looking at times. What one product combines is its
 * maker's composition and meets nothing, unless its amount is what the rule is about.
 */
export const findEncounters = (rules: InteractionRule[], checked: Checked): Encounter[] =>
  rules.flatMap((rule) => ofRule(rule, checked))
