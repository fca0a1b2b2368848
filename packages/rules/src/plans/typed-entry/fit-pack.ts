import type { TypedEntry } from './typed-entry.ts'

/** A product as it is packed: `deliveryFormatSize` counts pieces where its doses do. */
export type Packed = {
  mainServing: { amount: number; intakeFormatId: string } | null
  deliveryFormatSize: number | null
}

/** What is counted in pieces by a dose and on a pack. */
const PIECES = ['capsule', 'tablet', 'softgel', 'lozenge', 'gummy', 'sachet']
/** Labels name up to 16 pieces as a serving. Packs hold 20 and more, a few of them less. */
const MOST_AT_ONCE = 16

/** Whether so many pieces are what a pack holds, this one or any, rather than what is taken at once. */
const isPack = (amount: number, { mainServing, deliveryFormatSize }: Packed): boolean =>
  amount > MOST_AT_ONCE || (amount > 1 && amount === deliveryFormatSize && amount !== mainServing?.amount)

/**
 * `60 caps twice daily`: as many pieces as a pack holds may be of the product's name, so that it is asked. Of a line that
 * was not understood in another part the amount is named as not understood too.
 */
export function askPack(entry: TypedEntry, product: Packed): TypedEntry {
  if (entry.is === 'Name') return entry
  const { amount, formatId } = entry.dose
  if (amount === null || formatId === null || !PIECES.includes(formatId)) return entry
  if (!isPack(amount, product)) return entry
  const text = String(amount)
  const dose = { ...entry.dose, amount: null, formatId: null }
  if (entry.is === 'NotSaid') return { ...entry, dose, phrases: [...entry.phrases, text] }
  return {
    ...entry,
    is: 'Ambiguous',
    dose,
    questions: [
      ...(entry.is === 'Ambiguous' ? entry.questions : []),
      { about: 'Words', text, choices: [{ dose: { amount, formatId } }, { query: text }] },
    ],
  }
}
