/** A row of a dated table. Days are YYYY-MM-DD; `validTo` is the last day on which it counts. */
export type DatedRow = { validFrom: string; validTo?: string | null }

/**
 * The row that counts on a day: the one that began last, unless it has ended; an older one never comes back. Null where
 * none does.
 */
export function rowInForce<T extends DatedRow>(rows: readonly T[], day: string): T | null {
  const begun = rows.filter(({ validFrom }) => validFrom <= day)
  const [newest] = begun.sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  return newest && (newest.validTo ?? day) >= day ? newest : null
}
