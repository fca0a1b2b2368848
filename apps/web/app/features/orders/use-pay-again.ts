import { useEffect } from 'react'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'

type OrderName = { orderId: string; key: string | undefined }

/** Starts a new payment of an order and redirects to its page. */
export function usePayAgain({ orderId, key }: OrderName) {
  const once = useRequestKey()
  const { run, isPending, isSuccess, error, reset } = useCommand({
    send: (api) =>
      once({ params: { orderId }, query: key === undefined ? {} : { key } }, (request) =>
        api('POST /orders/{orderId}/payment', request),
      ),
    onDone: ({ paymentUrl }) => window.location.assign(paymentUrl),
    onFailed: shownHere,
  })
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  return { pay: () => run(), isPaying: isPending || isSuccess, error }
}
