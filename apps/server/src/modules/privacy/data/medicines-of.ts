import type { DrugAcknowledgement, TakenDrug } from '@salvia/contract/people/client-drugs'

/** Noted classes of medicines as an export lists them, by their keys; null where nothing was noted. */
export const medicinesOf = (drugs: TakenDrug[] | null): string[] | null =>
  drugs?.map(({ drugClass, times }) => [drugClass, ...times].join(' ')) ?? null

/** What was seen and left of rules on these, as an export lists it: the rule, the class and when. */
export const medicinesSeenOf = (seen: Pick<DrugAcknowledgement, 'rule' | 'drugClass' | 'at'>[]): string[] =>
  seen.map(({ rule, drugClass, at }) => [rule, drugClass, at].join(' '))
