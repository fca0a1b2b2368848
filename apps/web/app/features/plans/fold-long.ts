/** How many lines are read without opening the rest. */
const SHOWN = 3

/** The lines of a long list that are shown, and those behind a word; one line more takes no more room than that word. */
export function foldLong<Line>(lines: readonly Line[]): { shown: Line[]; hidden: Line[] } {
  const count = lines.length > SHOWN + 1 ? SHOWN : lines.length
  return { shown: lines.slice(0, count), hidden: lines.slice(count) }
}
