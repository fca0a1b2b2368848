import type { LanguageCode } from '@salvia/contract/words/locale'
import { useLocation, useRevalidator } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useCart } from '#app/features/cart/cart-query.ts'
import { sayCartRefused } from '#app/features/cart/say-cart-refused.ts'
import { useUser } from '#app/features/identity/user-query.ts'
import { localPath } from '#app/language/local-path.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { writeCookie } from '#app/visit/cookies.ts'
import { closeShipTo } from './use-ship-to.ts'

const notKept = {
  onFailed: () => showSnackbar({ id: 'ship-to', type: 'error', mainText: m.ship_to_not_kept() }),
}

/** Changes the language: stored here and in the account, then reloads the page in it. */
export function useChooseLanguage() {
  const { pathname, search, hash } = useLocation()
  const user = useUser()
  const { run: keep } = useCommand({
    send: (api, languageCode: LanguageCode) =>
      api('PUT /settings/language/{languageCode}', { params: { languageCode } }),
    ...notKept,
  })
  return async (code: LanguageCode) => {
    writeCookie('language', code)
    if (user !== null) await keep(code)
    window.location.assign(localPath(pathname + search + hash, code))
  }
}

/** Changes the country: the cart follows, then all queries are refetched. */
export function useChooseCountry() {
  const revalidator = useRevalidator()
  const cart = useCart()
  const { run: keep } = useCommand({
    scope: 'cart',
    send: (api, { id, countryCode }: { id: string; countryCode: string }) =>
      api('PUT /cart/{id}', { params: { id }, body: { countryCode } }),
    onDone: (answer) => answer?.error && sayCartRefused(answer.error, answer.refusedProduct),
    ...notKept,
  })
  return async (code: string) => {
    writeCookie('country', code)
    writeCookie('shipToDismissed', '1')
    closeShipTo()
    if (cart !== null) await keep({ id: cart.id, countryCode: code })
    await revalidator.revalidate()
  }
}
