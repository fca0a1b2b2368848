import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { addToClientOrder, useCartChange } from './cart-changes.ts'

type Props = { productId: string; countryCode: string }

/** Puts one pack into an order for a client, beside the own cart, and goes there. */
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
