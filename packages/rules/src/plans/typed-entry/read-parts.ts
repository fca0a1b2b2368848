import { tellClockTimes } from './clock-times.ts'
import type { Part } from './entry-parts.ts'
import { joinLabels } from './join-labels.ts'
import { joinMeals } from './join-meals.ts'
import { joinParts } from './join-parts.ts'
import { joinShares } from './join-shares.ts'
import { tellUnknownFillers } from './known-fillers.ts'
import { withoutListNumber } from './list-number.ts'
import { scan } from './scan.ts'
import { tellLabels } from './tell-labels.ts'
import { tellProductCount } from './tell-product-count.ts'
import { tokensOf } from './tokens.ts'
import { tellLengths } from './told-lengths.ts'

/** What changes the parts of a line, each where the one before it is done. */
const steps: ((parts: Part[]) => Part[])[] = [
  tellLabels,
  joinLabels,
  tellClockTimes,
  tellLengths,
  joinMeals,
  joinParts,
  joinShares,
  tellUnknownFillers,
  tellProductCount,
]

/** The parts of a typed line, with what belongs together as one. */
export const readParts = (line: string): Part[] =>
  steps.reduce((parts, step) => step(parts), scan(tokensOf(withoutListNumber(line))))
