import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'
import { openShipTo } from './use-ship-to.ts'

const ToOtherCountry = ({ children }: { children: string }) => (
  <button type="button" className="link" onClick={openShipTo}>
    {children}
  </button>
)

type Props = {
  /** What the prices include, as one sentence with the country in it; with VAT unless it is given. */
  sentence?: (words: { destination: string }) => string
}

/** For which country prices are, said once beside the first of them, and the way to another. */
export function PriceCountry({ sentence = m.price_country }: Props) {
  const country = useShell()?.country
  if (country === undefined) return null
  return (
    <p className="second">
      {sentence(country)} <ToOtherCountry>{m.common_change()}</ToOtherCountry>
    </p>
  )
}

/** The way to another country beside a price that names its own. */
export const OtherCountry = () => (
  <p className="second">
    <ToOtherCountry>{m.price_other_country()}</ToOtherCountry>
  </p>
)
