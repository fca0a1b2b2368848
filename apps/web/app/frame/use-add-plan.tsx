import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
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
 * Puts products of a plan into the cart and opens it; what the cart refused, and the plan's stock as it is by then; or a
 * notice of how the plan was changed since it was shown.
 */
export function useAddPlan({ plan, countryCode, isClientOrder }: Adding) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<RefusedProduct | null>(null)
  const [notice, setNotice] = useState<ReactNode>(null)
  const refusal = useRef('')
  const { run, isPending } = useCartChange((answer) => {
    refusal.current = answer?.error ?? ''
    return answer?.error || navigate('/cart')
  })
  const into = isClientOrder ? addToClientOrder : addLines
  const add = async (lines: NewLine[]) => {
    // What was said of an earlier press is over with the next.
    setNotice(null)
    hideSnackbar(refusal.current)
    const outcome = await run(async (...turn) => {
      // The notice comes with what finds the changes: the button must not be free again before it can be read.
      const [{ addPlan }, { PlanChanged }] = await Promise.all([
        import('./add-plan.ts'),
        import('#app/features/plans/client/plan-changed.tsx'),
      ])
      const onChanged = (changes: ChangesSinceShown | null) => {
        setNotice(changes && <PlanChanged changes={changes} practitioner={plan.practitioner.firstName} />)
        // A plan that is gone has another page.
        if (changes === null) void revalidate()
      }
      const add = (now: NewLine[]) => into(now, countryCode)
      return addPlan({ client, shown: plan, lines, onChanged, add })(...turn)
    })
    if (!outcome?.isDone || !outcome.answer?.error) return
    void invalidate(client, sharedPlanQuery(plan.shareCode))
    const { findRefusedProduct } = await import('#app/features/cart/refused-product.ts')
    setRefused(await findRefusedProduct(outcome.answer, lines))
  }
  return { add, isAdding: isPending, refused, notice }
}
