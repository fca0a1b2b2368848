import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '#app/api/invalidate.ts'
import { orderDocumentsQuery, orderQuery } from '../order-queries.ts'
import { timelineQuery } from './timeline/timeline-query.ts'

const ASK_AGAIN_MS = 3000

const refundsOf = (order: OrderWithShipments | undefined) => order?.buyer?.payment?.refunds ?? []

/**
 * One order, read again for as long as money is on its way back; what came of that has a credit note and a line in the
 * timeline, which are read again with it.
 */
export function useOrderWithRefunds(id: string) {
  const client = useQueryClient()
  const read = useQuery({
    ...orderQuery(id, undefined),
    refetchInterval: ({ state }) =>
      refundsOf(state.data).some((refund) => refund.state === 'Waiting') ? ASK_AGAIN_MS : false,
  })
  const known = read.data && refundsOf(read.data).filter((refund) => refund.state !== 'Waiting').length
  const before = useRef(known)
  useEffect(() => {
    if (before.current !== undefined && before.current !== known)
      void invalidate(client, timelineQuery(id), orderDocumentsQuery(id, undefined))
    before.current = known
  }, [client, id, known])
  return read
}
