import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '#app/api/invalidate.ts'
import { addLines, addToClientOrder, useCartChange } from '#app/features/cart/cart-changes.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import type { RefusedProduct } from '#app/features/cart/refused-product.ts'
import { sharedPlanQuery } from '#app/features/plans/client/shared-plan-query.ts'

type Plan = { shareCode: string; countryCode: string; isClientOrder: boolean }

/** Puts products of a plan into the cart and opens it; what the cart refused, and the plan's stock as it is by then. */
export function useAddPlan({ shareCode, countryCode, isClientOrder }: Plan) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<RefusedProduct | null>(null)
  const { run, isPending } = useCartChange((answer) => answer?.error || navigate('/cart'))
  const change = isClientOrder ? addToClientOrder : addLines
  const add = async (lines: NewLine[]) => {
    const outcome = await run(change(lines, countryCode))
    if (!outcome?.isDone || !outcome.answer?.error) return
    void invalidate(client, sharedPlanQuery(shareCode))
    const { findRefusedProduct } = await import('#app/features/cart/refused-product.ts')
    setRefused(await findRefusedProduct(outcome.answer, lines))
  }
  return { add, isAdding: isPending, refused }
}
