import type { DraftIngredient } from '../store/product-draft.ts'

const DEEPEST = 6

/** A row is at most one level deeper than the row above, so that every part has a parent. */
function settled(rows: DraftIngredient[]): DraftIngredient[] {
  let above = -1
  return rows.map((row) => {
    const depth = Math.min(row.depth, above + 1, DEEPEST)
    above = depth
    return depth === row.depth ? row : { ...row, depth }
  })
}

/** The end of a row's subtree: the first following row that is not deeper. */
function endOf(rows: DraftIngredient[], at: number): number {
  const depth = rows[at]?.depth ?? 0
  const next = rows.findIndex((row, place) => place > at && row.depth <= depth)
  return next === -1 ? rows.length : next
}

/** The ancestor of the row at a position that has this depth. */
function headOf(rows: DraftIngredient[], at: number, depth: number): number {
  let head = at
  while (head > 0 && (rows[head]?.depth ?? 0) > depth) head--
  return head
}

/**
 * Moves a row and its subtree to another row's position. It never splits another blend: it goes before or after it, and
 * leaves its own blend if moved out.
 */
export function moveIngredient(rows: DraftIngredient[], from: number, to: number): DraftIngredient[] {
  const [row, target] = [rows[from], rows[to]]
  if (!row || !target || from === to) return rows
  const end = endOf(rows, from)
  if (to > from && to < end) return to === from + 1 ? moveIngredient(rows, from, end) : rows
  const depth = Math.min(row.depth, target.depth)
  const block = rows.slice(from, end).map((one) => ({ ...one, depth: one.depth + depth - row.depth }))
  const rest = rows.toSpliced(from, block.length)
  const place = to < from ? headOf(rows, to, row.depth) : endOf(rows, headOf(rows, to, depth)) - block.length
  return settled(rest.toSpliced(place, 0, ...block))
}

/** Indents a row with its subtree under the row above, or outdents it. */
export function nestIngredient(rows: DraftIngredient[], at: number, by: 1 | -1): DraftIngredient[] {
  const row = rows[at]
  if (!row || row.depth + by < 0) return rows
  const end = endOf(rows, at)
  return settled(
    rows.map((one, place) => (place >= at && place < end ? { ...one, depth: one.depth + by } : one)),
  )
}

/** Removes a row; its children move up one level. */
export function removeIngredient(rows: DraftIngredient[], at: number): DraftIngredient[] {
  const end = endOf(rows, at)
  const left = rows.map((row, place) => (place > at && place < end ? { ...row, depth: row.depth - 1 } : row))
  return settled(left.toSpliced(at, 1))
}
