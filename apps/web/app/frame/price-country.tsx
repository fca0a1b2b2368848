import { countryName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useShell } from '#app/visit/shell-data.ts'
import { openShipTo } from './use-ship-to.ts'

/** For which country prices are, said once beside the first of them, and the way to another. */
export function PriceCountry() {
  const country = useShell()?.country
  if (country === undefined) return null
  return (
    <p className="second">
      {m.price_country({ country: countryName(country.code, getLocale()) })}{' '}
      <button type="button" className="link" onClick={openShipTo}>
        {m.common_change()}
      </button>
    </p>
  )
}
