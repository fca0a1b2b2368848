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

/** What the ingredients module needs of product labels, whose module depends on this one. */
export type LabelRows = {
  countProducts: (db: Db, ingredientIds: string[]) => Promise<Map<string, number>>
  list: (db: Db, ingredientId: string, page: Page) => Promise<{ results: LabelRow[]; count: number }>
  /** Has all rows of the sources name the target; answers the moved rows by what they named. */
  move: (tx: Db, sourceIds: string[], targetId: string) => Promise<Record<string, string[]>>
  count: (db: Db, ingredientIds: string[]) => Promise<number>
  /** Has rows name an ingredient again, those that still name `fromId`. */
  putBack: (tx: Db, rowIds: string[], change: { fromId: string; toId: string }) => Promise<void>
  /**
   * Has other writers of the products that name these ingredients wait, in their order. Comes before a lock of the
   * ingredients themselves, as in a save of a product.
   */
  hold: (tx: Db, ingredientIds: string[]) => Promise<void>
  /** Has the products that name these ingredients be found by what they are called now. */
  refresh: (tx: Db, ingredientIds: string[]) => Promise<void>
}
