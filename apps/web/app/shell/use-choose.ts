import type { LanguageCode } from '@salvia/contract/words/locale'
import { useLocation, useRevalidator } from 'react-router'
import { useApiMutation } from '#app/api/query.ts'
import { useCart } from '#app/features/cart/cart-query.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { writeCookie } from './cookies.ts'
import { closeShipTo } from './use-ship-to.ts'

const tellFailure = () => showSnackbar({ id: 'ship-to', type: 'error', mainText: m.ship_to_not_kept() })

/** Another language: kept here, with the account of whoever is signed in, and the same page opened in it. */
export function useChooseLanguage() {
  const { pathname, search, hash } = useLocation()
  const user = useUser()
  const keep = useApiMutation('PUT /settings/language/{languageCode}')
  return async (code: LanguageCode) => {
    writeCookie('language', code)
    if (user !== null) await keep.mutateAsync({ params: { languageCode: code } }).catch(tellFailure)
    window.location.assign(localPath(pathname + search + hash, code))
  }
}

/** Another country: the cart follows, then everything on the page is asked for again. */
export function useChooseCountry() {
  const revalidator = useRevalidator()
  const cart = useCart()
  const keep = useApiMutation('PUT /cart/{id}', { scope: { id: 'cart' } })
  return async (code: string) => {
    writeCookie('country', code)
    writeCookie('shipToDismissed', '1')
    closeShipTo()
    if (cart !== null)
      await keep.mutateAsync({ params: { id: cart.id }, body: { countryCode: code } }).catch(tellFailure)
    await revalidator.revalidate()
  }
}
