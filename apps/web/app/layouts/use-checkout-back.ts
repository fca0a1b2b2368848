import { useLocation, useNavigate } from 'react-router'
import { useCart } from '#app/features/cart/cart-query.ts'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/visit/shell-data.ts'

/** Target of Back: from the cart to its plan, from checkout to the cart, otherwise one page back. */
export function useCheckoutBack() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const cart = useCart()
  const stored = useShell()?.storedPlan
  const shareCode = cart?.recommendations[0]?.shareCode ?? stored?.shareCode
  if (pathname === '/cart' && shareCode !== undefined) {
    const path = localPath(`/recommendations/${shareCode}`, getLocale())
    return { label: m.checkout_back_to_plan(), shortLabel: m.checkout_plan(), goBack: () => navigate(path) }
  }
  if (pathname.startsWith('/checkout'))
    return {
      label: m.checkout_back_to_cart(),
      shortLabel: m.checkout_cart(),
      goBack: () => navigate('/cart'),
    }
  return { label: m.common_back(), shortLabel: m.common_back(), goBack: () => navigate(-1) }
}
