import { IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { addToClientOrder, useCartChange } from './cart-changes.ts'

type Props = { productId: string; countryCode: string }

/** Adds one pack to a client order, separate from the user's own cart, and opens it. */
export function OrderForClientButton({ productId, countryCode }: Props) {
  const navigate = useNavigate()
  const { run, isPending } = useCartChange((answer) => answer?.error || navigate('/cart'))
  const order = () => run(addToClientOrder([{ productId, quantity: 1 }], countryCode))
  return (
    <Button loading={isPending} leftSection={<IconUser size={18} stroke={1.75} />} onClick={order}>
      {m.practice_order_for_client()}
    </Button>
  )
}
