import { isInstruction, isItem, type Line, readLine } from './list-line.ts'

/** A unit of strength, which is no word of a name at the beginning of a line, and what is after it. */
const STRENGTH_UNIT = /^(?:mg|mcg|[µμu]g|g|iu|ie|ui)(?:\s+(.+))?$/i

/** Whether a line goes on with the strength that the one above it breaks off in: `Zinc 30`, `mg 1 capsule daily`. */
function isWrapped(above: Line | undefined, { text }: Line): above is Line {
  const [unit, rest] = STRENGTH_UNIT.exec(text) ?? []
  if (unit === undefined || !isItem(above) || !/\d$/.test(above.text)) return false
  return rest === undefined || isInstruction(readLine(rest))
}

/** Lines whose strength is broken off before its unit, as one. */
export function joinStrengths(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (isWrapped(above, line)) joined[joined.length - 1] = readLine(`${above.text} ${line.text}`)
    else joined.push(line)
  }
  return joined
}
