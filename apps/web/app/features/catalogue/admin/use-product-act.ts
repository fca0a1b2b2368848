import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'
import { adminProductQuery } from './admin-product-queries.ts'
import { useProductSeen } from './product-cache.ts'
import { adoptProduct } from './product-record-store.ts'
import { useRecordStore } from './record-context.ts'

type Act = {
  /** The product as it will be: shown at once, and taken back when the call fails. */
  toBe?: (product: AdminProduct) => AdminProduct
  /** What is asked of the server. Anything but the product has it read afresh. */
  call: (product: AdminProduct) => Promise<unknown>
}

const isProduct = (answer: unknown): answer is AdminProduct =>
  typeof answer === 'object' && answer !== null && 'productLocalizations' in answer

/** What is done to a part of the product at once, beside the form: one act after another, each shown before it is answered. */
export function useProductAct() {
  const store = useRecordStore()
  const client = useQueryClient()
  const seen = useProductSeen()
  const { id } = store.getState().product
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `product-${id}` },
    mutationFn: async ({ call }: Act) => {
      const answer = await call(store.getState().product)
      return isProduct(answer) ? answer : client.fetchQuery({ ...adminProductQuery(id), staleTime: 0 })
    },
    onMutate: ({ toBe }) => {
      showWorking('saving-product', m.catalogue_saving())
      const before = store.getState().product
      if (toBe) adoptProduct(store, toBe(before))
      return { before }
    },
    onSuccess: async (product) => {
      adoptProduct(store, product)
      await seen(product)
    },
    onError: async (error, _, context) => {
      if (context) adoptProduct(store, context.before)
      const mainText = await explainProblem(error, m.form_not_saved())
      showSnackbar({ id: 'product', type: 'error', mainText })
      await client.invalidateQueries({ queryKey: adminProductQuery(id).queryKey })
    },
    onSettled: () => hideSnackbar('saving-product'),
  })
  /** Answers whether it was done. */
  const act = (what: Act): Promise<boolean> =>
    mutateAsync(what).then(
      () => true,
      () => false,
    )
  return { act, isActing: isPending }
}
