import type { Cart } from '@salvia/contract/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { EmptyBasket } from '#app/features/cart/empty-basket.tsx'
import { contentOf, contentQuery } from '#app/features/content/content-query.ts'
import { useShell } from '#app/visit/shell-data.ts'

/** The empty cart in the words of the content service. */
export default function EmptyCart({ cart }: { cart: Cart | null }) {
  const { data } = useQuery(contentQuery('empty-basket'))
  const shareCode = useShell()?.storedPlan?.shareCode
  return <EmptyBasket words={data ? contentOf('page', data) : null} shareCode={shareCode} cart={cart} />
}
