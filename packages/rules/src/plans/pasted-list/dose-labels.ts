import { labelWords } from '../typed-entry/label-words.ts'
import { readEntry } from '../typed-entry/read-entry.ts'

/** What an amount is called, of a dose or of a pack. */
const OF_AMOUNT = 'amount|quantity|menge|anzahl|hoeveelheid|aantal|quantité'

/** What the words after it are, before a dose or a length or above it. */
const OF_DOSE = [OF_AMOUNT, ...Object.values(labelWords)].join('|')

/** What the products of a list are called above them, and the other columns of its table. */
const OF_PRODUCT =
  'products?|supplements?|vitamins?|produkte?|präparate?|vitamine|producten|supplementen|vitaminen|produits?|compléments?|vitamines|name|naam|nom|nr|no|n°|#'

const LABEL = new RegExp(
  `^(?:(?:please|bitte|gelieve te|te|à) )?(?:${OF_DOSE})(?:\\s*:(?=\\s|$)|\\t(?=[^\\t]+$))`,
  'i',
)
/** What the product after it is called; not `Name:`, which a person has too. */
const PRODUCT_LABEL = /^(?:product|produkt|präparat|produit|complément|supplement)\s*:\s+(?=\S)/i
const AMOUNT = new RegExp(`^(?:${OF_AMOUNT})\\s*[:\\t]`, 'i')
const HEADER = new RegExp(`^(?:${OF_DOSE}|${OF_PRODUCT})\\.?$`, 'i')

/** Whether a line, or the cell of a row, is what the words below it or beside it are called. */
export const isHeader = (cell: string): boolean => HEADER.test(cell.trim())

/** Whether a line says that an amount stands in it, be it of a dose or a pack. */
export const isAmountLabelled = (line: string): boolean => AMOUNT.test(line)

/** More may be of a pack. */
const LARGEST_DOSE = 9

function isDose(text: string): boolean {
  const entry = readEntry(text)
  if (entry.is === 'Name' || entry.query !== '' || entry.dose.amount === null) return false
  return entry.dose.amount <= LARGEST_DOSE
}

const OF_WHEN = new RegExp(`^(?:${labelWords.when}|${labelWords.length})\\s*[:\\t]`, 'i')
/** `30 d`, `3m`: a length to who expects one, and `30 T` may be tablets. */
const SHORT_LENGTH = /^(\d{1,3})\s?([djtwm]|tg)\.?$/i
const units: Record<string, string> = { d: 'd', j: 'j', t: ' Tage', tg: ' Tage', w: 'w', m: 'mo' }

/** Whether a line is a number with a letter that may be days, weeks or months, and no product's name. */
export const isShortLength = (line: string): boolean => SHORT_LENGTH.test(line)

/** Whether a line says that when, how often or how long stands in it, so that it names no product. */
export const isWhenLabelled = (line: string): boolean => OF_WHEN.test(line)

const withUnit = (length: string): string =>
  length.replace(SHORT_LENGTH, (_, count: string, letter: string) => `${count}${units[letter.toLowerCase()]}`)

/** What says when or how long without its label, or with it where it is not read: it is no product. */
function whenOf(line: string, labelled: string): string {
  const length = withUnit(labelled)
  return labelled === '' || readEntry(length).query === '' ? length : line
}

/** A line without what the words after it are called, unless they are called something too or may be of a pack. */
export function withoutLabel(line: string): string {
  const labelled = line.replace(PRODUCT_LABEL, '').replace(LABEL, '').trim()
  if (isWhenLabelled(line)) return whenOf(line, labelled)
  return isHeader(labelled) || (isAmountLabelled(line) && !isDose(labelled)) ? line : labelled
}
