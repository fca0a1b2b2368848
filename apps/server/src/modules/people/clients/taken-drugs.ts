import type { TakenDrug } from '@salvia/contract/people/client-drugs'
import { drugClasses } from '@salvia/contract/words/drug-classes'
import { timesOfDay } from '@salvia/contract/words/plans'

/** Each class once, in the order of choice. */
export const inOrder = (drugs: TakenDrug[]): TakenDrug[] =>
  drugClasses.flatMap((drugClass) => {
    const given = drugs.filter((drug) => drug.drugClass === drugClass)
    const times = timesOfDay.filter((time) => given.some((drug) => drug.times.includes(time)))
    return given.length > 0 ? [{ drugClass, times }] : []
  })

/** What is noted of one person in two places; null where nothing is noted in either. */
export const drugsOfBoth = (some: TakenDrug[] | null, others: TakenDrug[] | null): TakenDrug[] | null =>
  some === null || others === null ? (some ?? others) : inOrder([...some, ...others])
