import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { adopt } from '#app/records/record-store.ts'
import { adminProductQuery } from '../../admin-product-queries.ts'
import { keepProduct, productReads, productWrites } from './product-cache.ts'
import { useRecordStore } from './record-context.ts'

type Act = {
  /** The optimistic product, rolled back on failure. */
  toBe?: (product: AdminProduct) => AdminProduct
  /** The call. If it does not answer the product, the product is refetched. */
  call: (api: Api, product: AdminProduct) => Promise<unknown>
}

const isProduct = (answer: unknown): answer is AdminProduct =>
  typeof answer === 'object' && answer !== null && 'productLocalizations' in answer

/** An immediate action on part of a product outside the form: serialised and optimistic. */
export function useProductAct() {
  const store = useRecordStore()
  const client = useQueryClient()
  const { id } = store.getState().record
  const { queue, isPending } = useCommand({
    scope: productWrites(id),
    snackbar: 'product',
    working: m.catalogue_saving,
    onStart: (_, { toBe }: Act) => {
      const before = store.getState().record
      if (toBe) adopt(store, toBe(before))
      return () => adopt(store, before)
    },
    send: async (api, { call }) => {
      const answer = await call(api, store.getState().record)
      return isProduct(answer) ? answer : client.fetchQuery({ ...adminProductQuery(id), staleTime: 0 })
    },
    keep: (_, product) => {
      adopt(store, product)
      keepProduct(client, product)
    },
    stale: productReads,
    staleOnFailure: [adminProductQuery(id)],
  })
  return { act: queue, isActing: isPending }
}
