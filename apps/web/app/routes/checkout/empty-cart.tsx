import type { Cart } from '@salvia/contract/cart/cart'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EmptyBasket } from '#app/features/cart/empty-basket.tsx'
import { LastPayment } from '#app/features/checkout/payment/last-payment.tsx'
import { useLastPayment } from '#app/features/checkout/payment/use-last-payment.ts'
import { readStoredOrder } from '#app/features/checkout/stored-order.ts'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { useShell } from '#app/visit/shell-data.ts'

/** The empty cart in the words of the content service. */
export default function EmptyCart({ cart }: { cart: Cart | null }) {
  const { data } = useQuery(contentQuery('empty-basket'))
  const shareCode = useShell()?.storedPlan?.shareCode
  return (
    <EmptyBasket
      words={data ? contentOf('page', data) : null}
      shareCode={shareCode}
      cart={cart}
      above={<BecameOrder />}
    />
  )
}

/** Why the cart is empty, where this tab made an order of it that was paid in another. */
function BecameOrder() {
  const [order, setOrder] = useState<ReturnType<typeof readStoredOrder>>(null)
  useEffect(() => setOrder(readStoredOrder()), [])
  const status = useLastPayment(order)
  return isUnderWay(status) && <LastPayment status={status} order={order} />
}
