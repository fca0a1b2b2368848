export type DemoBuyer = {
  /** The buyer's account; null for a guest. */
  account: 'client' | 'client2' | 'client3' | 'client4' | 'client5' | null
  email: string
  firstName: string
  lastName: string
  streetName: string
  houseNumber: string
  postalCode: string
  city: string
  countryId: string
  /** Of a company that buys: on its invoice. */
  business?: { company: string; vatNumber: string }
}

const buyer = (
  account: DemoBuyer['account'],
  [firstName, lastName]: [string, string],
  [streetName, houseNumber]: [string, string],
  [postalCode, city, countryId]: [string, string, string],
): DemoBuyer => ({
  account,
  email: `${account ?? firstName.toLowerCase()}@salvia.example`,
  firstName,
  lastName,
  streetName,
  houseNumber,
  postalCode,
  city,
  countryId,
})

const anna = buyer('client', ['Anna', 'Visser'], ['Oudegracht', '48'], ['3512 JE', 'Utrecht', 'NL'])
const tom = buyer('client2', ['Tom', 'de Boer'], ['Plantage', '12'], ['1018 AA', 'Amsterdam', 'NL'])
const fatima = buyer('client3', ['Fatima', 'El Idrissi'], ['Rue Neuve', '7'], ['1000', 'Brussels', 'BE'])
const jonas = buyer('client4', ['Jonas', 'Keller'], ['Kaiserstrasse', '101'], ['79098', 'Freiburg', 'DE'])
const mila = buyer('client5', ['Mila', 'Jansen'], ['Storgatan', '3'], ['111 23', 'Stockholm', 'SE'])
const praxis: DemoBuyer = {
  ...buyer(null, ['Lena', 'Brandt'], ['Seestrasse', '21'], ['78464', 'Konstanz', 'DE']),
  business: { company: 'Praxis am See GmbH', vatNumber: 'DE136695976' },
}
const freja = buyer(null, ['Freja', 'Holm'], ['Strandvejen', '64'], ['2900', 'Hellerup', 'DK'])
const luca = buyer(null, ['Luca', 'Meier'], ['Bahnhofstrasse', '9'], ['8001', 'Zürich', 'CH'])
const guest = buyer(null, ['Ruben', 'Smit'], ['Markt', '5'], ['2611 GS', 'Delft', 'NL'])

/**
 * Paid: placed at once. Short: paid when the packs had run out. Slow: the payment is pending. Waiting: left on the payment page. Frozen: payment not started.
 */
type DemoOutcome = 'Paid' | 'Short' | 'Slow' | 'Waiting' | 'Frozen' | 'Canceled'

export type DemoOrder = {
  buyer: DemoBuyer
  plan: string
  daysAgo: number
  outcome: DemoOutcome
  products?: number
  /** A pack of its first product was withdrawn. */
  withdrawnDaysAgo?: number
  /** An admin canceled it, paid as it was. */
  canceledDaysAgo?: number
  /** A pack of its first product, or all that was paid, went back. */
  refunded?: { of: 'Pack' | 'All'; daysAgo: number }
  /** Its last product went in a second parcel. */
  isDivided?: true
}

const paid = (who: DemoBuyer, plan: string, daysAgo: number, products?: number): DemoOrder => ({
  buyer: who,
  plan,
  daysAgo,
  outcome: 'Paid',
  ...(products ? { products } : {}),
})

/** Paid orders of the seasons before, as they were refilled, the oldest first: one or two in each month. */
const ordersOfTheYear: DemoOrder[] = [
  paid(tom, 'Strong through winter', 352),
  paid(guest, 'Strong through winter', 341, 1),
  paid(fatima, 'Strong through winter', 318, 2),
  paid(jonas, 'Neuer Schwung', 284),
  paid(tom, 'Strong through winter', 270, 2),
  paid(fatima, 'Strong through winter', 246),
  paid(tom, 'Back on the bike', 232),
  paid(guest, 'Back on the bike', 214, 2),
  paid(jonas, 'Neuer Schwung', 198),
  paid(fatima, 'Back on the bike', 181, 1),
  paid(tom, 'Back on the bike', 166),
  paid(fatima, 'Back on the bike', 149, 2),
  paid(guest, 'Back on the bike', 137),
  paid(tom, 'Back on the bike', 121, 2),
  paid(jonas, 'Neuer Schwung', 112, 1),
  paid(fatima, 'Back on the bike', 104),
  paid(tom, 'Back on the bike', 90, 1),
  paid(guest, 'Back on the bike', 78, 2),
]

/** A year of orders, in every state that a buyer's can be in. */
export const demoOrders: DemoOrder[] = [
  ...ordersOfTheYear,
  paid(tom, 'Energy after surgery', 66),
  paid(jonas, 'Darm, Monate 1 bis 2', 55),
  paid(jonas, 'Gelenke und Rücken', 42),
  paid(fatima, 'Perimenopause, first steps', 36),
  paid(tom, 'Energy after surgery', 34, 1),
  { ...paid(fatima, 'Marathon build-up', 28, 2), refunded: { of: 'Pack', daysAgo: 21 } },
  paid(guest, 'Marathon build-up', 26),
  paid(praxis, 'Gelenke und Rücken', 24, 2),
  paid(jonas, 'Herbst', 22),
  paid(mila, 'Perimenopause, first steps', 20),
  { ...paid(guest, 'Perimenopause, first steps', 19, 1), refunded: { of: 'All', daysAgo: 11 } },
  { ...paid(jonas, 'Darm, Monate 1 bis 2', 18, 2), isDivided: true },
  paid(freja, 'Perimenopause, first steps', 17),
  paid(fatima, 'Perimenopause, first steps', 15, 2),
  paid(mila, 'Clear head', 14),
  paid(luca, 'Herbst', 13),
  { ...paid(guest, 'Marathon build-up', 12, 1), canceledDaysAgo: 11.5 },
  paid(anna, 'Sleep and recovery', 10, 4),
  { ...paid(guest, 'Marathon build-up', 8, 2), withdrawnDaysAgo: 1 },
  paid(anna, 'Sleep and recovery', 6, 2),
  paid(jonas, 'Herbst', 4, 1),
  paid(tom, 'Energy after surgery', 2),
  { ...paid(jonas, 'Darm, Monate 1 bis 2', 1, 1), outcome: 'Short' },
  { buyer: mila, plan: 'Clear head', daysAgo: 9, outcome: 'Canceled' },
  { buyer: fatima, plan: 'Perimenopause, first steps', daysAgo: 0, outcome: 'Slow' },
  { buyer: guest, plan: 'Marathon build-up', daysAgo: 0, outcome: 'Waiting' },
  { buyer: anna, plan: 'Sleep and recovery', daysAgo: 0, outcome: 'Frozen', products: 1 },
]
