import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { type Fraction, fraction } from './fraction.ts'

/** What an activity unit is counted of. The same number of units weighs differently for each. */
export const substances = [
  'retinol',
  'betaCaroteneSupplement',
  'betaCaroteneFood',
  'vitaminD',
  'vitaminE',
  'folicAcid',
  'methylfolate',
  'foodFolate',
  'niacin',
  'tryptophan',
] as const
export type Substance = (typeof substances)[number]

export type ActivityUnit = Extract<
  DoseUnit,
  'InternationalUnits' | 'MicrogramsRAE' | 'MicrogramsDFE' | 'MilligramsNE'
>

/**
 * Micrograms of the substance in one activity unit. A unit that is not listed is not defined for the substance.
 *
 * - Vitamin A: 1 IU retinol = 0.3 µg RAE; 1 IU beta-carotene from supplements = 0.3 µg RAE; 1 µg RAE = 1 µg retinol
 *   = 2 µg beta-carotene from supplements = 12 µg from food. 1 IU beta-carotene from food = 0.05 µg RAE
 *   (NIH Office of Dietary Supplements, fact sheet on vitamin A; IOM 2001; 21 CFR 101.9(c)(8)(iv)).
 * - Vitamin D: 1 IU = 0.025 µg of D2 or D3 (NIH ODS; Directive 2006/141/EC, annex I: 10 µg = 400 IU).
 * - Vitamin E: 1 IU = 0.67 mg α-TE, of d- and of dl-alpha-tocopherol alike (0.909 mg all-rac × 0.74 = 0.67 mg): an IU is
 *   a unit of activity, and the Union counts vitamin E in mg α-TE (Directive 2002/46/EC, annex I, as amended by
 *   Regulation (EC) No 1170/2009; 1 mg α-TE = 1.49 IU, SCF 2003). The 0.45 mg that American labels count for
 *   dl-alpha-tocopherol are those of its 2R forms (21 CFR 101.9(c)(8)(iv)), which no Union law knows.
 * - Folate: 1 µg DFE = 1 µg folate from food = 1/1.7 µg folic acid from supplements taken with food
 *   (21 CFR 101.9(c)(8)(iv); EFSA 2014; IOM 1998); methylfolate is counted with the same 1.7
 *   (EFSA 2022, for less than 400 µg a day).
 * - Niacin: 1 mg NE = 1 mg niacin = 60 mg tryptophan (EFSA 2014; IOM 1998).
 */
export const microgramsPerActivityUnit: Record<Substance, Partial<Record<ActivityUnit, Fraction>>> = {
  retinol: { InternationalUnits: fraction(3n, 10n), MicrogramsRAE: fraction(1n) },
  betaCaroteneSupplement: { InternationalUnits: fraction(6n, 10n), MicrogramsRAE: fraction(2n) },
  betaCaroteneFood: { InternationalUnits: fraction(6n, 10n), MicrogramsRAE: fraction(12n) },
  vitaminD: { InternationalUnits: fraction(1n, 40n) },
  vitaminE: { InternationalUnits: fraction(670n) },
  folicAcid: { MicrogramsDFE: fraction(10n, 17n) },
  methylfolate: { MicrogramsDFE: fraction(10n, 17n) },
  foodFolate: { MicrogramsDFE: fraction(1n) },
  niacin: { MilligramsNE: fraction(1000n) },
  tryptophan: { MilligramsNE: fraction(60_000n) },
}
