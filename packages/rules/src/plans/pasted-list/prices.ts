const SIGN = '(?:€|£|\\$|(?:EUR|CHF|GBP)(?![\\p{L}]))'
/** `12`, `1.234,50`, `12.-`. */
const SUM = "\\d{1,3}(?:[.,’']?\\d{3})*(?:[.,](?:\\d{1,2}|[-–]{1,2}))?"
/** Not of a part of the pack, as in `€ 0.20/capsule`, which is no price of the line alone. */
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:${SIGN}\\s?${SUM}|${SUM}\\s?${SIGN})(?![\\p{L}\\p{N}]|\\s?/|[.,]\\d)`,
  'giu',
)
/** What a sum that is of no product is called, in an invoice or a basket. */
const SUM_WORD =
  /^(?:sub-?total|total|totals|amount|due|grand|sum|incl|inc|excl|including|excluding|vat|tax|shipping|postage|delivery|discount|price|order|to|pay|summe|zwischensumme|gesamt(?:summe|preis|betrag)?|betrag|rechnungsbetrag|inkl|zzgl|mwst|versand(?:kosten)?|lieferung|porto|rabatt|preis|zu|zahlen|totaal|subtotaal|totaalbedrag|bedrag|btw|verzending|verzendkosten|bezorgkosten|bezorging|levering|korting|prijs|te|betalen|sous-total|montant|somme|ttc|ht|tva|frais|de|du|d|port|livraison|la|remise|prix|à|payer)$/iu

/** `46.40`, which is a price beside what a sum is called. */
const BARE = /(?<![\p{L}\p{N}.,])\d{1,3}(?:[.,’']?\d{3})*[.,]\d{2}(?![\p{L}\p{N}.,])/giu

const withoutTail = (line: string): string => line.replace(/[\s;|,–-]+$/u, '')

const cut = (line: string): string => line.replaceAll(PRICE, ' ')

/** Whether a line is a price alone, or with what a sum is called that is of no product: `Total € 34.40`. */
export function isSum(line: string): boolean {
  const rest = cut(line).replaceAll(BARE, ' ')
  const words = rest.split(/[^\p{L}-]+/u).filter((word) => /\p{L}/u.test(word))
  return (
    rest !== line &&
    !/\d/.test(rest) &&
    words.every((word) => SUM_WORD.test(word)) &&
    (words.length > 0 || cut(line) !== line)
  )
}

/** A line without its prices, which say nothing of a dose; a sum stays as it is. */
export function withoutPrices(line: string): string {
  const rest = cut(line)
  if (rest === line || isSum(line)) return line
  return withoutTail(rest.replaceAll(/ {2,}/g, ' '))
}
