import type { TakenDrug } from '@salvia/contract/people/client-drugs'

/** Noted classes of medicines as an export lists them, by their keys; null where nothing was noted. */
export const medicinesOf = (drugs: TakenDrug[] | null): string[] | null =>
  drugs?.map(({ drugClass, times }) => [drugClass, ...times].join(' ')) ?? null
