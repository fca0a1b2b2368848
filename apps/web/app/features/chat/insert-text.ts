type Place = { start: number; end: number; most: number }

/** What stands at the end of words: nothing is put before it. */
const ENDS = /^[\s.,;:!?)\]]/

/**
 * Puts a text in the place of what is selected, or at the cursor, apart from what is before and after: by a line where it has
 * several, else by a space. Null, and nothing is put in, where the whole would be longer than `most`.
 */
export function insertText(
  text: string,
  added: string,
  { start, end, most }: Place,
): { text: string; cursor: number } | null {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = added.includes('\n') ? '\n' : ' '
  const between = (left: string, right: string) =>
    /\S$/.test(left) && !(ENDS.test(right) || right === '') ? gap : ''
  const put = before + between(before, added) + added
  const whole = put + between(put, after) + after
  return whole.trim().length > most ? null : { text: whole, cursor: put.length }
}
