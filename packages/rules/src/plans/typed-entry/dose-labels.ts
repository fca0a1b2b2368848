/** What the words after it are, before a dose or a length or above it. */
const OF_DOSE = [
  'dosage|dose|dosing|directions|take|amount|quantity|frequency|how often|timing|when|duration|how long',
  'dosierung|dosis|einnahme|menge|anzahl|häufigkeit|wie oft|einnahmezeit|wann|dauer|wie lange|einnahmedauer',
  'gebruik|inname|dosering|hoeveelheid|aantal|frequentie|hoe vaak|moment|innamemoment|wanneer|duur|hoe lang',
  'posologie|prise|quantité|fréquence|combien de fois|quand|moment de prise|durée|combien de temps',
].join('|')

/** What the products of a list are called above them, and the other columns of its table. */
const OF_PRODUCT =
  'products?|supplements?|vitamins?|produkte?|präparate?|vitamine|producten|supplementen|vitaminen|produits?|compléments?|vitamines|name|naam|nom|nr|no|n°|#'

const LABEL = new RegExp(`^(?:${OF_DOSE})(?:\\s*:(?=\\s|$)|\\t(?=[^\\t]+$))`, 'i')
const HEADER = new RegExp(`^(?:${OF_DOSE}|${OF_PRODUCT})\\.?$`, 'i')

/** Whether a line, or the cell of a row, is what the words below it or beside it are called. */
export const isHeader = (cell: string): boolean => HEADER.test(cell.trim())

/** A line without what the words after it are called, unless they are called something too. */
export function withoutLabel(line: string): string {
  const labelled = line.replace(LABEL, '').trim()
  return isHeader(labelled) ? line : labelled
}
