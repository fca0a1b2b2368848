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
  /** The product as it will be: shown at once, and rolled back when the call fails. */
  toBe?: (product: AdminProduct) => AdminProduct
  /** What is asked of the server. Anything but the product has it read again. */
  call: (api: Api, product: AdminProduct) => Promise<unknown>
}

const isProduct = (answer: unknown): answer is AdminProduct =>
  typeof answer === 'object' && answer !== null && 'productLocalizations' in answer

/** What is done to a part of the product at once, beside the form: one act after another, each shown before it is answered. */
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
