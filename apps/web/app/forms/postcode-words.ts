import { postalCodeExample } from '@salvia/rules/people/postal-code'
import { m } from '#app/paraglide/messages.js'

/** What is wrong with a postcode, by an example of its country where there is one. */
export function postcodeWords(countryCode: string) {
  const example = postalCodeExample(countryCode)
  return example === null ? m.address_postcode_wrong() : m.address_postcode_example({ example })
}
