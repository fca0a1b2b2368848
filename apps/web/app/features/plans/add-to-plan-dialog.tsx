import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { planLengths } from '@salvia/contract/words/lengths'
import { PLAN_ITEM_LIMIT, PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import css from './add-to-plan.module.css'
import { newItem } from './editor/plan-draft.ts'

type Props = { product: ProductCard; planId: string | null; onClose: () => void }

const plansFor = (productId: string, name: string) =>
  query('GET /recommendations/list', {
    query: {
      checkContainsProductId: productId,
      mode: 'Recommendations',
      name: name.trim() || undefined,
      sort: '-updatedAt',
      limit: PLAN_PAGE_LIMIT,
    },
  })

/** The practitioner's plans, newest first; those that are full or already contain the product are disabled. */
export default function AddToPlanDialog({ product, planId, onClose }: Props) {
  const [name, setName] = useState('')
  const { data, isError, refetch } = useQuery({
    ...plansFor(product.id, name),
    placeholderData: keepPreviousData,
  })
  const add = useAddToPlan(product, onClose)
  const time = useTimeFormat()
  const plans = [...(data?.results ?? [])].sort((a, b) => Number(b.id === planId) - Number(a.id === planId))
  return (
    <Dialog title={m.add_to_plan_title({ product: product.name })} isOpen onClose={onClose} place="sheet">
      <SearchField
        label={m.add_to_plan_search()}
        value={name}
        maxLength={planLengths.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data && plans.length === 0 && <p className="second">{m.add_to_plan_none()}</p>}
      <ul className={css.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <span className={css.words}>
              <span className="medium">{plan.name}</span>
              {/* Copies of a plan have its name. */}
              <span className="second">{`${stateOf(plan)} · ${time(plan.updatedAt, 'short')}`}</span>
            </span>
            <Button size="sm" disabled={!hasRoom(plan)} onClick={() => add(plan)}>
              {m.common_add()}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type Plan = {
  id: string
  name: string
  updatedAt: string
  itemsCount: number
  containsProduct: boolean | null
}

const hasRoom = ({ containsProduct, itemsCount }: Plan) => !containsProduct && itemsCount < PLAN_ITEM_LIMIT

function stateOf({ containsProduct, itemsCount }: Plan): string {
  if (containsProduct) return m.add_to_plan_present()
  return itemsCount < PLAN_ITEM_LIMIT ? m.products_count({ count: itemsCount }) : m.add_to_plan_full()
}

/** All plan lists, and the plan itself. */
const planReads: readonly Stale[] = [
  'GET /recommendations',
  'GET /recommendations/list',
  'GET /recommendations/{id}',
]

function useAddToPlan(product: ProductCard, onClose: () => void) {
  const navigate = useNavigate()
  const { run } = useCommand({
    send: (api, { id }: Plan) => {
      const { product: _, ...item } = newItem(product, null)
      return api('POST /recommendations/{recommendationId}/items', {
        params: { recommendationId: id },
        body: { recommendationItems: [item] },
      })
    },
    stale: planReads,
    snackbar: 'added-to-plan',
    otherwise: m.add_to_plan_failed(),
    onDone: (_, { id, name }) => {
      onClose()
      showSnackbar({
        id: 'added-to-plan',
        type: 'success',
        mainText: m.add_to_plan_added({ product: product.name, plan: name }),
        action: { label: m.add_to_plan_open(), run: () => navigate(`/recommendations/${id}/edit`) },
      })
    },
  })
  return run
}
