/**
 * Product of `factors` divided by `divisor`, rounded half away from zero, so that a refund of −x mirrors a charge of x.
 * Exact beyond 2^53. Throws for a non-positive divisor, non-integers, and results that are not safe integers.
 */
export function roundHalfUp(factors: number[], divisor: number): number {
  if (divisor <= 0) throw new RangeError(`cannot divide by ${divisor}`)
  return divideHalfUp(
    factors.reduce((product, factor) => product * BigInt(factor), 1n),
    BigInt(divisor),
  )
}

/** `numerator ÷ denominator` (positive) to the nearest integer, halves away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n
  const rounded = Number(sign * ((2n * sign * numerator + denominator) / (2n * denominator)))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('the result is too large to be exact')
  return rounded
}

/**
 * The smallest non-negative integer that, multiplied by `factor` and divided by `divisor` with `roundHalfUp`, gives at
 * least `result`.
 */
export function leastRoundedTo(result: number, factor: number, divisor: number): number {
  if (result <= 0) return 0
  const [numerator, denominator] = [(2n * BigInt(result) - 1n) * BigInt(divisor), 2n * BigInt(factor)]
  return Number((numerator + denominator - 1n) / denominator)
}
