/** A rational number: doses are not rounded between conversions. */
export type Fraction = { numerator: bigint; denominator: bigint }

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

/** The fraction in lowest terms with a positive denominator. Throws for a denominator of zero. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction needs a denominator')
  const sign = denominator < 0n ? -1n : 1n
  const common = greatestDivisor(numerator < 0n ? -numerator : numerator, sign * denominator)
  return { numerator: (sign * numerator) / common, denominator: (sign * denominator) / common }
}

/** The exact decimal value: 0.1 is 1/10. Throws for non-finite numbers. */
export function fractionOf(written: number): Fraction {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(written)) ?? []
  if (whole === '') throw new RangeError(`${written} is not an amount`)
  const places = part.length - Number(power)
  const digits = BigInt(`${sign}${whole}${part}`)
  return places > 0 ? fraction(digits, 10n ** BigInt(places)) : fraction(digits * 10n ** BigInt(-places))
}

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator)

/** −1, 0 or 1: whether `a` is less than, equal to or more than `b`. */
export const compare = (a: Fraction, b: Fraction): number =>
  Math.sign(Number(a.numerator * b.denominator - b.numerator * a.denominator))

/** Rounds half away from zero to `places` decimals, for display only. */
export function toDecimal({ numerator, denominator }: Fraction, places: number): number {
  const scaled = numerator * 10n ** BigInt(places)
  const sign = scaled < 0n ? -1n : 1n
  const rounded = (2n * sign * scaled + denominator) / (2n * denominator)
  return Number(`${sign * rounded}e-${places}`)
}
