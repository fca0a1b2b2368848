const keyOf = (shareCode: string) => `salvia.plan-seen.${shareCode}`

/** The number of the version that this browser showed last: nothing of what the plan says. */
export function readSeenVersion(shareCode: string): number | null {
  const number = Number(localStorage.getItem(keyOf(shareCode)))
  return Number.isInteger(number) && number > 0 ? number : null
}

export const keepSeenVersion = (shareCode: string, version: number): void =>
  localStorage.setItem(keyOf(shareCode), String(version))
