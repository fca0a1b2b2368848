import { browserStorage } from '#app/lib/browser-storage.ts'

const keyOf = (shareCode: string) => `salvia.plan-seen.${shareCode}` as const

/** The number of the version that this browser showed last: nothing of what the plan says. */
export function readSeenVersion(shareCode: string): number | null {
  const number = Number(browserStorage.read(keyOf(shareCode)))
  return Number.isInteger(number) && number > 0 ? number : null
}

export const keepSeenVersion = (shareCode: string, version: number): void =>
  browserStorage.keep(keyOf(shareCode), String(version))
