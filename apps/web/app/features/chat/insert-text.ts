/** Puts a text in the place of what is selected, or at the cursor; what is beyond `most` is left out. */
export function insertText(
  text: string,
  added: string,
  { start, end, most }: { start: number; end: number; most: number },
): { text: string; cursor: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const fitting = added.slice(0, Math.max(0, most - before.length - after.length))
  return { text: before + fitting + after, cursor: before.length + fitting.length }
}
