import type { Product } from '@salvia/contract/catalogue/shop'
import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import type { CheckedDrug, CheckedItem } from '@salvia/rules/plans/interactions/encounters'
import { findInteractions, type PlanInteractions } from '@salvia/rules/plans/interactions/find-interactions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { interactionsQuery, planDrugsQuery } from '../../interactions/interaction-queries.ts'
import { useLabels } from '../ledger/use-ledger.ts'
import type { DraftItem } from '../plan-draft.ts'

/** Which clients' medicines were considered, and of whom nothing is noted. */
export type Considered = { noted: string[]; notNoted: string[]; hasClients: boolean; isFailed: boolean }

export type ShownInteractions = PlanInteractions & { isLoading: boolean; considered: Considered }

const toChecked = (item: DraftItem, label: Product | undefined): CheckedItem => ({
  ...item,
  productName: item.product.name,
  labelKnowledge: label?.labelKnowledge ?? 'None',
  rows: (label?.ingredients ?? []).map(({ labelName, nutrientKey, dosedNutrientKey }) => ({
    labelName,
    nutrientKey: nutrientKey ?? dosedNutrientKey,
  })),
})

/**
 * Rules that apply to the draft, with the medicines noted for the plan's clients and one that is only asked about. Null
 * until the rules are there.
 */
export function useInteractions(
  planId: string,
  items: DraftItem[],
  asked: TakenDrug | null,
): ShownInteractions | null {
  const labels = useLabels(
    items.map(({ productId }) => productId),
    'en',
  )
  const rules = useQuery(interactionsQuery).data?.rules
  const { data: clients, isError } = useQuery(planDrugsQuery(planId))
  return useMemo(() => {
    if (!rules) return null
    const known = new Map(labels.products.map((product) => [product.id, product]))
    const noted = (clients ?? []).flatMap(({ clientId, name, drugs }) =>
      (drugs ?? []).map((drug): CheckedDrug => ({ ...drug, client: { id: clientId, name } })),
    )
    const arrived = items.filter(({ productId }) => !labels.isLoading || known.has(productId))
    const found = findInteractions(rules, {
      items: arrived.map((item) => toChecked(item, known.get(item.productId))),
      drugs: asked ? [...noted, { ...asked, client: null }] : noted,
    })
    const considered = {
      noted: (clients ?? []).filter(({ drugs }) => drugs).map(({ name }) => name),
      notNoted: (clients ?? []).filter(({ drugs }) => !drugs).map(({ name }) => name),
      // While they are on their way nothing is said.
      hasClients: clients === undefined || clients.length > 0,
      isFailed: isError,
    }
    return { ...found, considered, isLoading: labels.isLoading }
  }, [rules, labels, items, clients, isError, asked])
}
