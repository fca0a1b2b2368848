import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { type DraftItem, type PlanDraft, removeItem, type SwappedDose, swapProduct } from './plan-draft.ts'
import type { DraftControl } from './use-plan-draft.ts'

/** Takes an item out of the plan, or puts another product in its place; either can be undone. */
export function useItemChanges({ change, undo }: DraftControl) {
  const act = (id: string, mainText: string, changed: (before: PlanDraft) => PlanDraft) => {
    change(changed)
    showSnackbar({ id, type: 'primary', mainText, action: { label: m.common_undo(), run: undo } })
  }
  return {
    remove: ({ productId, product }: DraftItem) =>
      act(`removed-${productId}`, m.plan_editor_removed({ product: product.name }), (before) =>
        removeItem(before, productId),
      ),
    swap: ({ productId }: DraftItem, product: ProductCard, dose: SwappedDose | null) =>
      act(`swapped-${productId}`, m.plan_swapped({ product: product.name }), (before) =>
        swapProduct(before, productId, product, dose),
      ),
  }
}
