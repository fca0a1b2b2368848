import { Button } from '@mantine/core'
import type { Order } from '@salvia/contract/orders/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainProblem, useProblemWords } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatMoney } from '#app/ui/format.ts'
import { Note } from '#app/ui/note.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './order-page.module.css'
import { orderQuery } from './order-queries.ts'
import { usePayAgain } from './use-pay-again.ts'

type Props = { order: Order; orderKey: string | undefined }

/** Paying and canceling, for as long as the order allows it. */
export function OrderActions({ order, orderKey }: Props) {
  const { pay, isPaying, error } = usePayAgain({ orderId: order.id, key: orderKey })
  const whyNot = useProblemWords(error, m.order_pay_failed_text())
  if (!order.mayPay && !order.mayCancel) return null
  return (
    <div className={css.actions}>
      {error && (
        <Note tone="error" role="alert" title={m.order_pay_failed_title()}>
          {whyNot}
        </Note>
      )}
      {order.mayPay && (
        <Button variant="filled" loading={isPaying} onClick={pay}>
          {m.checkout_pay({ amount: formatMoney(order.totalAmount, getLocale()) })}
        </Button>
      )}
      {order.mayCancel && <CancelButton order={order} orderKey={orderKey} />}
    </div>
  )
}

function CancelButton({ order, orderKey }: Props) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutateAsync, isPending } = useApiMutation('PUT /orders/{orderId}/cancel', {
    onSuccess: async () => {
      setAsking(false)
      await client.invalidateQueries({ queryKey: orderQuery(order.id, orderKey).queryKey })
      await client.invalidateQueries({ queryKey: ['GET /orders'] })
      showSnackbar({ id: 'order-canceled', type: 'success', mainText: m.order_canceled() })
    },
    onError: async (error) => {
      const mainText = await explainProblem(error, m.order_cancel_failed())
      showSnackbar({ id: 'order-canceled', type: 'error', mainText })
      await client.invalidateQueries({ queryKey: orderQuery(order.id, orderKey).queryKey })
    },
  })
  const cancel = useSingle(() =>
    mutateAsync({ params: { orderId: order.id }, query: orderKey === undefined ? {} : { key: orderKey } }),
  )
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {m.order_cancel()}
      </Button>
      <Dialog title={m.order_cancel_title()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="second">{m.order_cancel_text()}</p>
        <div className={css.answers}>
          <Button onClick={() => setAsking(false)}>{m.order_keep()}</Button>
          <Button variant="danger" loading={isPending} onClick={cancel}>
            {m.order_cancel()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
