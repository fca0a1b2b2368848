import type { SQL } from 'drizzle-orm'

export type Sides = {
  /** Condition on products. */
  where: SQL
  /** Condition on their search documents. */
  ofDocument: SQL
}

/** A list condition, with its placeholder values. */
export type Condition = Sides & { key: string; values: Record<string, unknown> }
