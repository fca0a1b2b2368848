import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '#app/api/invalidate.ts'
import { addLines, useCartChange } from '#app/features/cart/cart-changes.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import { productQuery } from '#app/features/catalogue/catalogue-queries.ts'
import type { ChangedInPlan } from '#app/features/plans/product-changed.tsx'
import { hideSnackbar, showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductShown } from './add-product-as-shown.ts'

type Adding = { product: ProductShown; planNamed: string | null; isOfPlan: boolean; countryCode: string }

/**
 * Puts packs of a product into the cart, in the name of the plan that its page was opened from; or a notice of what
 * that plan says otherwise of it by now.
 */
export function useAddProduct({ product, planNamed, isOfPlan, countryCode }: Adding) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [notice, setNotice] = useState<ReactNode>(null)
  const refusal = useRef('')
  const { run, isPending } = useCartChange((answer) => {
    refusal.current = answer?.error ?? ''
    // Its stock, or what its plan says of it, is not as it was shown.
    if (answer?.error) void invalidate(client, productQuery(product.id, planNamed))
  })
  const onAdded = (mainText: string) =>
    showSnackbar({
      id: 'added-to-cart',
      type: 'success',
      mainText,
      action: { label: m.product_to_cart(), run: () => navigate('/cart') },
    })
  const add = (quantity: number) => {
    // What was said of an earlier press is over with the next.
    setNotice(null)
    hideSnackbar(refusal.current)
    return run(async (...turn) => {
      // The notice comes with what finds the changes: the button must not be free again before it can be read.
      const [{ addProductAsShown }, { ProductChanged }] = await Promise.all([
        import('./add-product-as-shown.ts'),
        import('#app/features/plans/product-changed.tsx'),
      ])
      const into = (lines: NewLine[]) => addLines(lines, countryCode)
      const { recommendation: shown } = product
      const onChanged = (changes: ChangedInPlan['changes']) =>
        shown && setNotice(<ProductChanged shown={shown} changes={changes} />)
      const asked = { client, shown: product, planNamed, isOfPlan, quantity, add: into, onChanged, onAdded }
      return addProductAsShown(asked)(...turn)
    })
  }
  return { add, isAdding: isPending, notice }
}
