import type { SQL } from 'drizzle-orm'

export type Sides = {
  /** Over products. */
  where: SQL
  /** Over their search documents. */
  ofDocument: SQL
}

/** A condition of a list, with what its placeholders are to hold. */
export type Condition = Sides & { key: string; values: Record<string, unknown> }
