/** The practitioner whose plan a line follows, null for a line of the shop. */
type FollowingLine = { practitionerId: string | null }

/** Whether plan lines come from more than one practitioner's plans: a cart follows one only. */
export function haveDifferentPractitioners(lines: FollowingLine[]): boolean {
  const practitioners = new Set(lines.map((line) => line.practitionerId))
  practitioners.delete(null)
  return practitioners.size > 1
}
