import { IconBasket } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useCart } from '#app/features/cart/cart-query.ts'
import { m } from '#app/paraglide/messages.js'
import css from './header.module.css'

/** Link to the cart, while it has items. */
export function CartLink() {
  const count = useCart()?.itemsCount ?? 0
  if (count === 0) return null
  return (
    <Link className={`icon-button ${css.cart}`} to="/cart" aria-label={m.shell_cart({ count })}>
      <IconBasket size={20} stroke={1.75} aria-hidden="true" />
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
    </Link>
  )
}
