/** Units of intake in thousandths: halves and thirds of a tablet are counted in integers, so that days never drift. */
export const toThousandths = (units: number): number => Math.round(units * 1000)
