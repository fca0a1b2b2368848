/** What pays an order: its mark as buyers know it, and the gateway's word (Stripe's `allowed_payment_method_types`). */
export type PaymentMethod = { mark: string; type: string }

const CARD = 'card'

/** In every country, and in every currency that is charged. */
const everywhere: PaymentMethod[] = [
  { mark: 'Visa', type: CARD },
  { mark: 'Mastercard', type: CARD },
  { mark: 'American Express', type: CARD },
  { mark: 'PayPal', type: 'paypal' },
  { mark: 'Apple Pay', type: CARD },
  { mark: 'Google Pay', type: CARD },
]

const klarna: PaymentMethod = { mark: 'Klarna', type: 'klarna' }
const mobilePay: PaymentMethod = { mark: 'MobilePay', type: 'mobilepay' }
const sepa: PaymentMethod = { mark: 'SEPA', type: 'sepa_debit' }

/**
 * Only what the gateway takes in the currency that the country is charged in: TWINT and PostFinance need francs, BLIK
 * złoty, and KBC and Dankort it does not have.
 */
const local: Record<string, PaymentMethod[]> = {
  NL: [{ mark: 'iDEAL', type: 'ideal' }],
  BE: [{ mark: 'Bancontact', type: 'bancontact' }],
  DE: [klarna, sepa],
  AT: [{ mark: 'EPS', type: 'eps' }, klarna],
  CH: [],
  FR: [{ mark: 'Cartes Bancaires', type: CARD }],
  DK: [mobilePay],
  SE: [{ mark: 'Swish', type: 'swish' }, klarna],
  FI: [mobilePay],
  PL: [{ mark: 'Przelewy24', type: 'p24' }],
  PT: [
    { mark: 'Multibanco', type: 'multibanco' },
    { mark: 'MB WAY', type: 'mb_way' },
  ],
}

/** The methods by which an order to a country is paid, its own first; every other country has bank transfers. */
export const paymentMethods = (countryCode: string): PaymentMethod[] => [
  ...(local[countryCode] ?? [sepa]),
  ...everywhere,
]

/** The gateway's words for them, each once. */
export const paymentMethodTypes = (countryCode: string): string[] => [
  ...new Set(paymentMethods(countryCode).map(({ type }) => type)),
]
