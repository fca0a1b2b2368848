/** Cards and wallets available everywhere, plus local methods; `other` covers unlisted countries. */
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

/** A country's payment methods, local ones first. */
export const paymentOptions = (country: string): string[] => [
  ...(local[country] ?? local.other ?? []),
  ...everywhere,
]
