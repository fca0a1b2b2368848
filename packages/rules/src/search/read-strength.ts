import type { DoseUnit } from '@salvia/contract/words/catalogue'

export type Strength = { amount: number; unit: DoseUnit }

const units: [RegExp, DoseUnit][] = [
  [/^(?:mg|milligramm?e?s?)$/, 'Milligrams'],
  [/^(?:mcg|ug|\u00b5g|\u03bcg|mikrogramm?|microgramm?e?s?|microgrammes?)$/, 'Micrograms'],
  [/^(?:iu|ie|ui|i\.e\.|i\.u\.|u\.i\.)$/, 'InternationalUnits'],
  [/^(?:g|gr|gramm?e?s?)$/, 'Grams'],
  [/^(?:ml|millilit(?:er|re)s?)$/, 'Milliliters'],
  [/^(?:billions?|milliarden?|miljard|milliards?|mrd\.?|mia\.?)$/, 'BillionsColonyFormingUnit'],
]

/**
 * A number as labels and people write it: with separators, as a decimal without its zero (`.5`), or with a part of one
 * (`½`, `2½`, `1/2`).
 */
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|(?:\d{1,2}[+ ])?\d\/\d|\d{0,2}[¼½¾⅓⅔⅛]|[.,]?\d[\d.,]*`
/** No number begins within a word or another number, nor after a sign that makes it another one: `>3`, `-3`, `1-3`. */
const begins = String.raw`(?<![\p{L}\p{N}.,<>≤≥≈~±#=^*]|\p{N}['’+/–-]|(?:^|\s)[+–−-])`
const unit =
  '(mg|mcg|ug|[\u00b5\u03bc]g|i\\.[eu]\\.|u\\.i\\.|iu|ie|ui|gr|g|ml|mrd\\.?|mia\\.?|milligram\\p{L}*|mi[ck]rogram\\p{L}*|gram\\p{L}*|millilit\\p{L}*|billions?|milliarden?|miljard|milliards?)(?![\\p{L}\\p{N}])(?:[ \u00a0](?:cfu|kbe|kve|ufc)(?!\\p{L}))?'
const printed = new RegExp(`${begins}(${number})[ \u00a0\u202f-]?${unit}`, 'giu')

const signs: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

/** `1/2`, `2½` and `2+1/2`; a part of one is less than one. */
function withPart(written: string): number | null {
  const plain = written.replace(/[¼-¾⅓-⅛]/, (sign) => `+${signs[sign]}`)
  const [, whole, part, parts] = /^(\d*)[+ ]?(\d)\/(\d)$/.exec(plain) ?? []
  if (part === undefined) return null
  return Number(part) < Number(parts) ? Number(whole) + Number(part) / Number(parts) : Number.NaN
}

/** A separator before exactly three digits marks thousands, except for grams and millilitres, where it is decimal. */
function numberOf(written: string, unit: DoseUnit): number {
  const parted = withPart(written)
  if (parted !== null) return parted
  const digits = written.replaceAll(/[ \u00a0\u202f'’]/g, '').replace(/[.,]+$/, '')
  const partsThousands =
    unit !== 'Grams' && unit !== 'Milliliters' && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)
  return Number(partsThousands ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'))
}

/** Numbers of nutrients' names, after their letter or word: `q 10`, `vitamin k 2`, `omega 3`. */
const namedNumber =
  /(?<![\p{L}\p{N}])(?:b[ \u00a0](?:[1-9]|1[0-2])|[dk][ \u00a0][1-3]|(?:co-?)?q[ \u00a0]10|omega[ \u00a0-]?[3679]|coenzyme?[ \u00a0-]?q?[ \u00a0-]?10)$/iu
/** A number that a hyphen or `+` joins to a name: `CoQ-10`, `PharmaGABA-250`, `OPCs + 95`. */
const joinedNumber = /[\p{L}\p{N}](?:[-\u2010-\u2013+]|[ \u00a0]*\+[ \u00a0]*)\d{1,3}$/u

/** Where the number of a strength begins after one of a name, which a space parts as it would thousands: `q 10 100 mg`. */
function endOfName(before: string, written: string, called: string): number {
  const [, first = '', groups = ''] = /^(\d{1,3})([ \u00a0\u202f].*)$/.exec(written) ?? []
  const named = before + first
  const isName = namedNumber.test(named) && !/^[ \u00a0\u202f]0/.test(groups)
  return isName || joinedNumber.test(named) || isCalled(named, called) ? first.length : 0
}

/** Whether a name has a number after the same word, as none of its strengths: `Formula 303`. */
function isCalled(named: string, called: string): boolean {
  const [, word, number] = /(\p{L}+)[ \u00a0](\d{1,3})$/u.exec(named) ?? []
  if (called === '' || word === undefined) return false
  const { rest } = readStrengths(called)
  return new RegExp(String.raw`(?<!\p{L})${word}[- \u00a0+]{0,3}${number}(?![\p{N}.,])`, 'iu').test(rest)
}

/**
 * The strengths that a query states, and the text without them. Numbers are read as people of the four languages type
 * them: `1.000 mcg`, `1,000 mcg`, `1'000 mcg` and `1 000 µg` are a thousand, `2,5 mg` is two and a half, `.5 mg` and
 * `½ mg` a half, and in `q 10 100 mg` and `CoQ-10 200 mg` the first number is of the name. What a sign makes another number (`>3 mg`, `1-3 mg`) is no strength. `called`:
 * the name of the product that is meant, which may have a number too.
 */
export function readStrengths(text: string, called = ''): { strengths: Strength[]; rest: string } {
  const strengths: Strength[] = []
  const rest = text.replaceAll(printed, (whole, written: string, word: string, at: number) => {
    const unit = units.find(([spelling]) => spelling.test(word.toLowerCase()))?.[1]
    const end = endOfName(text.slice(0, at), written, called)
    const amount = unit && numberOf(written.slice(end), unit)
    if (!unit || !amount) return whole
    strengths.push({ amount, unit })
    return `${written.slice(0, end)} `
  })
  return { strengths, rest }
}
