import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { Db } from '#db/database'

type LabelRow = {
  id: string
  productId: string
  productName: string
  sku: string
  brandName: string
  labelName: string
  form: string | null
  amount: number | null
  unit: LabelUnit | null
}

type Page = { offset: number; limit: number; sort?: string | undefined }

/** What the ingredients module needs from product labels, whose module depends on this one. */
export type LabelRows = {
  countProducts: (db: Db, ingredientIds: string[]) => Promise<Map<string, number>>
  list: (db: Db, ingredientId: string, page: Page) => Promise<{ results: LabelRow[]; count: number }>
  /** Points all rows of the sources to the target; returns the moved rows by their previous reference. */
  move: (tx: Db, sourceIds: string[], targetId: string) => Promise<Record<string, string[]>>
  count: (db: Db, ingredientIds: string[]) => Promise<number>
  /** Points rows back to an ingredient, if they still refer to `fromId`. */
  putBack: (tx: Db, rowIds: string[], change: { fromId: string; toId: string }) => Promise<void>
  /**
   * Locks the products with these ingredients, in order, against other writers. Must precede locking the ingredients
   * themselves, as in a product save.
   */
  hold: (tx: Db, ingredientIds: string[]) => Promise<void>
  /** Refreshes the search of the products with these ingredients. */
  refresh: (tx: Db, ingredientIds: string[]) => Promise<void>
}
