/** Cards and wallets of every country, and beside them what a country pays with; `other` is every country not named. */
const everywhere = ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Google Pay']

const local: Record<string, string[]> = {
  NL: ['iDEAL'],
  BE: ['Bancontact', 'KBC'],
  DE: ['Klarna', 'SEPA'],
  AT: ['EPS', 'Klarna'],
  CH: ['TWINT', 'PostFinance'],
  FR: ['Cartes Bancaires'],
  DK: ['MobilePay', 'Dankort'],
  SE: ['Swish', 'Klarna'],
  FI: ['MobilePay'],
  PL: ['BLIK', 'Przelewy24'],
  PT: ['Multibanco', 'MB WAY'],
  other: ['SEPA'],
}

/** What can be paid with in a country, its own methods first. */
export const paymentOptions = (country: string): string[] => [
  ...(local[country] ?? local.other ?? []),
  ...everywhere,
]
