const STEPS_A_UNIT = 20
const LARGEST_AMOUNT = 1000
const TOLERANCE = 1e-9

/** A bare number above this is the strength of a product. */
export const LARGEST_BARE_AMOUNT = 20

/** An amount that a plan holds: above 0, up to 1,000 units, in steps of 0.05 exactly; null otherwise, never rounded. */
export function asAmount(units: number): number | null {
  const steps = Math.round(units * STEPS_A_UNIT)
  const isExact = Math.abs(units * STEPS_A_UNIT - steps) < TOLERANCE
  return isExact && steps > 0 && steps <= LARGEST_AMOUNT * STEPS_A_UNIT ? steps / STEPS_A_UNIT : null
}

const vulgar = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉'
const touchingSigns = new RegExp(
  String.raw`(?<=[\p{Nd}.,/${vulgar}])(?=[${vulgar}])|(?<=[${vulgar}])(?=\p{Nd})`,
  'gu',
)
const raisedFraction = /(\p{Nd}?)([⁰¹²³⁴-⁹]+)\/([₀-₉]+)/gu
/** In `B₁₂` it is of a name. */
const raisedAlone = /(?<!\p{L}[⁰¹²³⁴-⁹₀-₉]*)[⁰¹²³⁴-⁹₀-₉]/gu

const inPlain = (signs: string): string => signs.normalize('NFKD').replaceAll('\u2044', '/')

/**
 * Writes the signs for fractions in digits: `½`, `1⁄2` and `¹⁄₂` are `1/2`, `1½` is `1+1/2`. Digits never run together, so
 * that signs in a row stay no number (`½½` is `1/2+1/2`).
 */
export const withPlainFractions = (text: string): string =>
  text
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(raisedFraction, (_, whole: string, part: string, parts: string) =>
      [...(whole ? [whole] : []), `${inPlain(part)}/${inPlain(parts)}`].join('+'),
    )
    .replaceAll(raisedAlone, (sign) => `^${inPlain(sign)}`)
    .replaceAll(touchingSigns, '+')
    .replaceAll(new RegExp(`[${vulgar}]`, 'g'), inPlain)

const decimal = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/
const fraction = /^(?:(\d+)[ +])?(\d+)\/(\d+)$/

/** Reads `2`, `1.5`, `1,5`, `.5`, `1/2`, `1+1/2` and `1 1/2`; NaN for anything else. */
export function toNumber(typed: string): number {
  if (decimal.test(typed)) return Number(typed.replace(',', '.'))
  const [, whole, part, parts] = fraction.exec(typed) ?? []
  const value = Number(part) / Number(parts)
  const isFraction = Number.isFinite(value) && (whole === undefined || value < 1)
  return isFraction ? Number(whole ?? 0) + value : Number.NaN
}

const thousands = /^[1-9]\d{0,2}[.,]\d{3}$/

/** `05` may be a half that lost its point, tenfold. */
const leadingZero = /(?:^|[ +/])0\d/

/** A comma or point before a number may be of what stands before it: `am ,2 caps`. */
const slipped = /^,|^\.(?!(?:25|5|50|75)$)/

/**
 * Reads a number of a line, whose language is unknown: `1.000` is a thousand to some and one to others, so it is none; nor
 * is `2/1`, which is two at one time and one at another, or `,2`, or `05`.
 */
export function toCertainNumber(typed: string): number {
  if (thousands.test(typed) || slipped.test(typed) || leadingZero.test(typed)) return Number.NaN
  const value = toNumber(typed)
  return /^\d+\/\d+$/.test(typed) && value >= 1 ? Number.NaN : value
}

/**
 * Whether so many units are taken: halves and quarters. `3,2 caps` is two of Omega 3, `2/5 caps` two of five, or a slip; a
 * plan holds no thirds.
 */
export const isTaken = (value: number): boolean => Number.isInteger(value * 4)

/** Reads a typed amount in units of the intake format; null when a plan cannot hold it. */
export const toAmount = (typed: string): number | null =>
  asAmount(toNumber(withPlainFractions(typed).trim().replaceAll(/\s+/g, ' ')))

/** Reads whole days from 1 to `most`; null otherwise. */
export function toDays(typed: string, most: number): number | null {
  if (!/^\s*\d+\s*$/.test(typed)) return null
  const days = Number(typed)
  return days >= 1 && days <= most ? days : null
}
