import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import type { LabelKnowledge } from '@salvia/contract/words/facts'
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

/** That a rule applies to one or two products, or to a product and a medicine, whenever they are taken. */
export type Encounter = {
  /** The same for the same rule, products, client and medicine. */
  key: string
  rule: InteractionRule
  /** The product with the rule's substance. */
  item: CheckedItem
  /** The product with what it meets: itself where it holds both; null for medicines and tests. */
  other: CheckedItem | null
  drug: CheckedDrug | null
}

const keyOf = ({ rule, item, other, drug }: Omit<Encounter, 'key'>): string =>
  [rule.key, item.productId, other?.productId, drug?.drugClass, drug?.client?.id].filter(Boolean).join(':')

const toEncounter = (encounter: Omit<Encounter, 'key'>): Encounter => ({
  ...encounter,
  key: keyOf(encounter),
})

type Checked = { items: CheckedItem[]; drugs: CheckedDrug[] }

function ofRule(rule: InteractionRule, { items, drugs }: Checked): Encounter[] {
  const holders = items.filter(({ rows }) => holdsSubstance(rows, rule.substance))
  if (rule.kind === 'Test') return holders.map((item) => toEncounter({ rule, item, other: null, drug: null }))
  if (rule.kind === 'Drug') {
    const met = drugs.filter(({ drugClass }) => rule.drugClasses.includes(drugClass))
    return holders.flatMap((item) => met.map((drug) => toEncounter({ rule, item, other: null, drug })))
  }
  const second = rule.other
  const others = second ? items.filter(({ rows }) => holdsSubstance(rows, second)) : []
  const met = holders.flatMap((item) => others.map((other) => toEncounter({ rule, item, other, drug: null })))
  return [...new Map(met.toReversed().map((each) => [pairOf(each), each])).values()].toReversed()
}

/** Two products that both hold both meet once. */
const pairOf = ({ item, other }: Encounter): string => [item.productId, other?.productId].toSorted().join(':')

/** Every rule with the products and medicines it applies to, without looking at times. */
export const findEncounters = (rules: InteractionRule[], checked: Checked): Encounter[] =>
  rules.flatMap((rule) => ofRule(rule, checked))
