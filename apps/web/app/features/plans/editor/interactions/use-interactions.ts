import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { DrugAcknowledgement, TakenDrug } from '@salvia/contract/people/client-drugs'
import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import { mostPerDay } from '@salvia/rules/nutrition/most-per-day'
import { type CheckedDrug, findEncounters } from '@salvia/rules/plans/interactions/encounters'
import {
  findInteractions,
  type Interaction,
  type PlanInteractions,
} from '@salvia/rules/plans/interactions/find-interactions'
import { type FoodClash, type FoodItem, findFoodClashes } from '@salvia/rules/plans/interactions/food-timing'
import { isDrugFindingSeen } from '@salvia/rules/plans/interactions/seen-drug-finding'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { interactionsQuery, planDrugsQuery } from '../../interactions/interaction-queries.ts'
import { toLedgerItem, useLabels } from '../ledger/use-ledger.ts'
import type { DraftItem } from '../plan-draft.ts'
import { drugFindingOf, type ShownInteraction } from './seen-interaction.ts'

type NotedClients = ApiAnswer<'GET /recommendations/{id}/drug-classes'>

/** Which clients' medicines were considered, and of whom nothing is noted. */
export type Considered = { noted: string[]; notNoted: string[]; hasClients: boolean; isFailed: boolean }

export type ShownInteractions = Omit<PlanInteractions, 'found'> & {
  found: ShownInteraction[]
  food: FoodClash[]
  isLoading: boolean
  considered: Considered
}

/** The word in the client's file on what was found for it at the dose of the draft. */
function seenOfClient(
  found: Interaction,
  items: DraftItem[],
  clients: NotedClients,
): DrugAcknowledgement | null {
  const item = items.find(({ productId }) => productId === found.item.productId)
  const finding = item && drugFindingOf(found, item)
  const client = clients.find(({ clientId }) => clientId === found.drug?.client?.id)
  return (finding && client?.acknowledged.find((seen) => isDrugFindingSeen(seen, finding))) ?? null
}

const toChecked = (item: DraftItem, label: Product | undefined): FoodItem => ({
  ...item,
  productName: item.product.name,
  labelKnowledge: label?.labelKnowledge ?? 'None',
  rows: (label?.ingredients ?? []).map(({ labelName, nutrientKey, dosedNutrientKey }) => ({
    labelName,
    nutrientKey: nutrientKey ?? dosedNutrientKey,
  })),
})

/** A label that gives the weight of a salt holds its nutrient in an amount that is not known. */
function toDosed(item: DraftItem, label: Product | undefined): LedgerItem {
  const { rows, ...dosed } = toLedgerItem(item, label)
  const held = label?.ingredients ?? []
  return {
    ...dosed,
    rows: rows.map((row, at) =>
      row.nutrientKey || !held[at]?.nutrientKey
        ? row
        : { ...row, nutrientKey: held[at].nutrientKey, amount: null },
    ),
  }
}

/**
 * Rules that apply to the draft, with the medicines noted for the plan's clients and one that is only asked about. Null
 * until the rules are there. Without a plan, as of a template, no client is asked for.
 */
export function useInteractions(
  planId: string | null,
  items: DraftItem[],
  asked: TakenDrug | null,
): ShownInteractions | null {
  const labels = useLabels(
    items.map(({ productId }) => productId),
    'en',
  )
  const rules = useQuery(interactionsQuery).data?.rules
  const { data: clients, isError } = useQuery({ ...planDrugsQuery(planId ?? ''), enabled: planId !== null })
  return useMemo(() => {
    if (!rules) return null
    const known = new Map(labels.products.map((product) => [product.id, product]))
    const noted = (clients ?? []).flatMap(({ clientId, name, drugs }) =>
      (drugs ?? []).map((drug): CheckedDrug => ({ ...drug, client: { id: clientId, name } })),
    )
    const arrived = items.filter(({ productId }) => !labels.isLoading || known.has(productId))
    const dosed = arrived.map((item) => toDosed(item, known.get(item.productId)))
    const checked = {
      mostPerDay: (nutrientKey: string, unit: DoseUnit) => mostPerDay(dosed, nutrientKey, unit),
      items: arrived.map((item) => toChecked(item, known.get(item.productId))),
      drugs: asked ? [...noted, { ...asked, client: null }] : noted,
    }
    const found = findInteractions(rules, checked)
    const food = findFoodClashes(checked.items, findEncounters(rules, checked))
    const considered = {
      noted: (clients ?? []).filter(({ drugs }) => drugs).map(({ name }) => name),
      notNoted: (clients ?? []).filter(({ drugs }) => !drugs).map(({ name }) => name),
      // While they are on their way nothing is said.
      hasClients: clients === undefined || clients.length > 0,
      isFailed: isError,
    }
    const shown = found.found.map((each) => ({
      ...each,
      seenOfClient: seenOfClient(each, items, clients ?? []),
    }))
    return { ...found, found: shown, food, considered, isLoading: labels.isLoading }
  }, [rules, labels, items, clients, isError, asked])
}
