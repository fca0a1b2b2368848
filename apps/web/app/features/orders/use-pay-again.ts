import { useEffect } from 'react'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'

type OrderName = { orderId: string; key: string | undefined }

/** Opens a new payment of an order and goes to its page. */
export function usePayAgain({ orderId, key }: OrderName) {
  const { mutateAsync, isPending, isSuccess, error, reset } = useApiMutation(
    'POST /orders/{orderId}/payment',
    {
      onSuccess: (answer) => {
        if (answer) window.location.assign(answer.paymentUrl)
      },
    },
  )
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  const pay = useSingle(() =>
    mutateAsync({
      params: { orderId },
      query: key === undefined ? {} : { key },
      headers: { 'idempotency-key': `${orderId}-${Date.now()}` },
    }),
  )
  return { pay, isPaying: isPending || isSuccess, error }
}
