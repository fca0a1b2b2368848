import { type Order, VAT_RATE } from './bare-cart.ts'

export type Invoiced = Pick<Order, 'lines' | 'total' | 'vat' | 'shipping_address' | 'email'> & {
  number: string
}

export const seller = {
  name: 'Salvia B.V.',
  streetName: 'Oudegracht',
  houseNumber: '112',
  postalCode: '3511 AW',
  city: 'Utrecht',
  countryId: 'NL',
  vatIds: ['NL004495445B01'],
}

/** What an invoice and the mail of an order say. */
export function invoiceOf({ number, lines, total, vat, shipping_address, email }: Invoiced) {
  const rates = [{ rate: VAT_RATE, vat: Number(vat), gross: Number(total), net: Number(total) - Number(vat) }]
  return { number, lines, total, vat, shipping_address, email, currency: 'EUR', vatByRate: rates }
}

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`

/** The mail of a placed order, by a string template. */
export function mailOf({ number, lines, total, vat, shipping_address: to }: Invoiced) {
  const listed = lines.map(({ quantity, name, brandName, paid }) => ({
    what: `${quantity} × ${name}, ${brandName}`,
    price: euros(paid),
  }))
  const subject = `Your order ${number} is placed`
  const address = [
    `${to.firstName} ${to.lastName}`,
    `${to.streetName} ${to.houseNumber}`,
    `${to.postalCode} ${to.city}`,
  ]
  const sums = [`Total ${euros(Number(total))}`, `includes ${euros(Number(vat))} VAT`]
  const text = [
    `Thank you, ${to.firstName}`,
    ...listed.map(({ what, price }) => `${what}\n${price}`),
    ...sums,
    ...address,
  ].join('\n\n')
  const html = `<!DOCTYPE html><html lang="en"><head><title>${subject}</title></head><body><h1>Thank you, ${to.firstName}</h1>
<table>${listed.map(({ what, price }) => `<tr><td>${what}</td><td>${price}</td></tr>`).join('')}</table>
<p>${sums.join('<br>')}</p><p>${address.join('<br>')}</p></body></html>`
  return { subject, html, text }
}
