export const currencies = ['EUR', 'DKK', 'SEK'] as const
export type Currency = (typeof currencies)[number]
export const DEFAULT_CURRENCY: Currency = 'EUR'

/** Minor units (cents). An amount never travels without its currency, and is never a float. */
export type Money = { amount: number; currency: Currency }

export const zero = (currency: Currency): Money => ({ amount: 0, currency })

/** The sum of two amounts. Throws when the currencies differ. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${b.currency} to ${a.currency}`)
  return { amount: a.amount + b.amount, currency: a.currency }
}

/** `a` minus `b`. Throws when the currencies differ. */
export const subtract = (a: Money, b: Money): Money => add(a, { ...b, amount: -b.amount })

export const times = (m: Money, quantity: number): Money => ({ ...m, amount: m.amount * quantity })

export const sum = (all: Money[], currency: Currency): Money => all.reduce(add, zero(currency))

/** Splits `m` (0 or more) by integer weights. Cents lost to rounding go to the largest remainders: the parts sum to `m`. */
export function allocate(m: Money, weights: number[]): Money[] {
  const total = weights.reduce((a, b) => a + b, 0)
  if (total === 0) throw new Error('nothing to split by')
  const shares = weights.map((weight, at) => {
    const scaled = BigInt(m.amount) * BigInt(weight)
    return { at, part: Number(scaled / BigInt(total)), rest: Number(scaled % BigInt(total)) }
  })
  let missing = m.amount - shares.reduce((all, share) => all + share.part, 0)
  for (const share of [...shares].sort((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (missing <= 0) break
    share.part += 1
    missing -= 1
  }
  return shares.map(({ part }) => ({ amount: part, currency: m.currency }))
}
