/** A text in the field of a number: what the draft had before it was typed, and what it leaves there. */
export type TypedNumber = { text: string; before: number | null; leaves: number | null }

type Typing = {
  /** What the draft has. */
  value: number | null
  /** What is being typed, of which this is the next state. */
  typing: TypedNumber | null
  /** What a text means; null where it means nothing that a draft can hold. */
  read: (text: string) => number | null
}

/** Whether a text goes on from another, or is on the way back from it; one in its place begins anew. */
const isGoneOn = (from: string, to: string): boolean => to.startsWith(from) || from.startsWith(to)

/**
 * What is typed next. A field that is emptied leaves nothing; what cannot be read leaves the number from before, never the
 * beginning that could be read: `1000` of `10000`.
 */
export function typeNumber(text: string, { value, typing, read }: Typing): TypedNumber {
  const before = typing && isGoneOn(typing.text, text) ? typing.before : value
  return { text, before, leaves: text.trim() === '' ? null : (read(text) ?? before) }
}
