import type { Order } from '@salvia/contract/orders/orders'
import { formatMoney } from '@salvia/rules/format/format'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { cancelWords } from './cancel-words.ts'
import css from './order-page.module.css'
import { orderQuery } from './order-queries.ts'
import { usePayAgain } from './use-pay-again.ts'

type Props = { order: Order; orderKey: string | undefined }

/** Pay and Cancel, while the order allows them. */
export function OrderActions({ order, orderKey }: Props) {
  const { pay, isPaying, error } = usePayAgain({ orderId: order.id, key: orderKey })
  const whyNot = useProblemWords(error, m.order_pay_failed_text())
  if (!order.mayPay && !order.mayCancel) return null
  return (
    <div className={`no-print ${css.actions}`}>
      {error && (
        <Note tone="error" role="alert" title={m.order_pay_failed_title()}>
          {whyNot}
        </Note>
      )}
      {order.mayPay && (
        <Button variant="filled" loading={isPaying} onClick={() => pay()}>
          {m.checkout_pay({ amount: formatMoney(order.totalAmount, getLocale()) })}
        </Button>
      )}
      {order.mayCancel && <CancelButton order={order} orderKey={orderKey} />}
    </div>
  )
}

function CancelButton({ order, orderKey }: Props) {
  const known = orderQuery(order.id, orderKey)
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /orders/{orderId}/cancel', {
        params: { orderId: order.id },
        query: orderKey === undefined ? {} : { key: orderKey },
        body: {},
      }),
    stale: [known, 'GET /orders'],
    staleOnFailure: [known],
    snackbar: 'order-canceled',
    done: m.order_canceled(),
    otherwise: m.order_cancel_failed(),
  })
  const cancel = async () => {
    const words = { title: m.order_cancel_title(), text: cancelWords(order) }
    const isSure = await ask({ ...words, action: m.order_cancel(), cancel: m.order_keep(), isDanger: true })
    if (isSure) await run()
  }
  return (
    <Button variant="danger" loading={isPending} onClick={cancel}>
      {m.order_cancel()}
    </Button>
  )
}
