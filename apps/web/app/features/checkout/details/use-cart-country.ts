import type { Cart } from '@salvia/contract/cart/cart'
import { useState } from 'react'
import { hideSnackbar, showSnackbar, showWorking } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { explainSave, type SaveCart } from '../save-cart.ts'

/** Changes the cart's country: prices, VAT and carriers are recalculated, with a message meanwhile. */
export function useCartCountry({ id }: Cart, save: SaveCart) {
  const [isChanging, setChanging] = useState(false)
  const change = async (countryCode: string) => {
    setChanging(true)
    showWorking('updating-vat', m.checkout_updating_vat())
    try {
      await save((api) => api('PUT /cart/{id}', { params: { id }, body: { countryCode } }))
    } catch (error) {
      const mainText = await explainSave(error, m.cart_change_failed())
      showSnackbar({ id: 'country-failed', type: 'error', mainText })
    } finally {
      hideSnackbar('updating-vat')
      setChanging(false)
    }
  }
  return { change, isChanging }
}
