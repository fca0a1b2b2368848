import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { invalidate } from '#app/api/invalidate.ts'
import { addLines, addToClientOrder, useCartChange } from '#app/features/cart/cart-changes.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import type { RefusedProduct } from '#app/features/cart/refused-product.ts'
import type { ChangesSinceShown } from '#app/features/plans/client/changes-since-shown.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'
import { hideSnackbar } from '#app/lib/snackbar-store.ts'

type Adding = { plan: SharedPlan; countryCode: string; isClientOrder: boolean }

/**
 * Puts products of a plan into the cart and opens it; what the cart refused, and the plan's stock as it is by then; or how
 * the plan was changed since it was shown.
 */
export function useAddPlan({ plan, countryCode, isClientOrder }: Adding) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<RefusedProduct | null>(null)
  const [changes, setChanges] = useState<ChangesSinceShown | null>(null)
  const refusal = useRef('')
  const { run, isPending } = useCartChange((answer) => {
    refusal.current = answer?.error ?? ''
    return answer?.error || navigate('/cart')
  })
  const into = isClientOrder ? addToClientOrder : addLines
  const onChanged = (since: ChangesSinceShown | null) => {
    setChanges(since)
    // A plan that is gone has another page.
    if (since === null) void revalidate()
  }
  const add = async (lines: NewLine[]) => {
    // What was said of an earlier press is over with the next.
    setChanges(null)
    hideSnackbar(refusal.current)
    const asked = { client, shown: plan, lines, onChanged, add: (now: NewLine[]) => into(now, countryCode) }
    const outcome = await run(async (...turn) => {
      const { addPlan } = await import('./add-plan.ts')
      return addPlan(asked)(...turn)
    })
    if (!outcome?.isDone || !outcome.answer?.error) return
    void invalidate(client, sharedPlanQuery(plan.shareCode))
    const { findRefusedProduct } = await import('#app/features/cart/refused-product.ts')
    setRefused(await findRefusedProduct(outcome.answer, lines))
  }
  return { add, isAdding: isPending, refused, changes }
}
