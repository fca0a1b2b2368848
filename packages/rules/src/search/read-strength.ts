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

const printed =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d[\d.,]*)[ \u00a0\u202f-]?(mg|mcg|ug|[\u00b5\u03bc]g|i\.[eu]\.|u\.i\.|iu|ie|ui|gr|g|ml|mrd\.?|mia\.?|milligram\p{L}*|mi[ck]rogram\p{L}*|gram\p{L}*|millilit\p{L}*|billions?|milliarden?|miljard|milliards?)(?![\p{L}\p{N}])(?:[ \u00a0](?:cfu|kbe|kve|ufc)(?!\p{L}))?/giu

/** A separator before exactly three digits marks thousands, except for grams and millilitres, where it is decimal. */
function numberOf(written: string, unit: DoseUnit): number {
  const digits = written.replaceAll(/[ \u00a0\u202f]/g, '').replace(/[.,]+$/, '')
  const partsThousands =
    unit !== 'Grams' && unit !== 'Milliliters' && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)
  return Number(partsThousands ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'))
}

/**
 * The strengths that a query states, and the text without them. Numbers are read as people of the four languages type
 * them: `1.000 mcg`, `1,000 mcg` and `1 000 µg` are a thousand, `2,5 mg` is two and a half.
 */
export function readStrengths(text: string): { strengths: Strength[]; rest: string } {
  const strengths: Strength[] = []
  const rest = text.replaceAll(printed, (whole, written: string, word: string) => {
    const unit = units.find(([spelling]) => spelling.test(word.toLowerCase()))?.[1]
    const amount = unit && numberOf(written, unit)
    if (!unit || !amount) return whole
    strengths.push({ amount, unit })
    return ' '
  })
  return { strengths, rest }
}
