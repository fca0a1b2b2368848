type Part = { at: number; word: string; isNumber: boolean }

/** Letters or digits joined by hyphens to a run of digits, as order, invoice and parcel numbers are. */
const NUMBER = /(\b[A-Z0-9]+(?:-\d+)+\b)/

/** A text in parts, numbers apart from the text between them. */
export const wordsOf = (text: string): Part[] =>
  text.split(NUMBER).map((word, at) => ({ at, word, isNumber: at % 2 === 1 }))
