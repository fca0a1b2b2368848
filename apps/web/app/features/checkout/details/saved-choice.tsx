import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/field.tsx'
import type { SavedAddresses } from './saved-addresses.ts'

/** The value of "Another address". */
export const ANOTHER = -1

const words: Record<SavedAddresses['from'], (said: { address: string }) => string> = {
  account: m.checkout_saved_account,
  order: m.checkout_saved_order,
  cart: m.checkout_saved_cart,
}

function labelOf({ from, shippingAddress, billingAddress }: SavedAddresses): string {
  const { streetName, houseNumber, city } = shippingAddress
  const company = billingAddress?.company || shippingAddress.company
  const address = [company, `${streetName} ${houseNumber}`, city].filter(Boolean).join(', ')
  return words[from]({ address })
}

type Props = { choices: SavedAddresses[]; chosen: number; onChoose: (at: number) => void }

/** Which saved addresses fill the form; nothing to choose while there is only one. */
export function SavedChoice({ choices, chosen, onChoose }: Props) {
  if (choices.length === 0) return null
  const data = [
    ...choices.map((addresses, at) => ({ value: String(at), label: labelOf(addresses) })),
    { value: String(ANOTHER), label: m.checkout_saved_another() },
  ]
  return (
    <SelectField
      label={m.checkout_saved_addresses()}
      data={data}
      value={String(chosen)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  )
}
