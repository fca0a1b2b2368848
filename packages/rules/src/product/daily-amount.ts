import { plainText } from '../search/plain-text.ts'

/** Units of the main serving that are taken a day; both are the same where it is no range. */
export type DailyPortion = { least: number; most: number }

/**
 * How to take a product as a text says it, in the language of `unitName`; `amount` is that of its main serving, `ofLabel`
 * what its label says of a day, null where it says nothing.
 */
export type Intake = {
  amount: number
  ofLabel: DailyPortion | null
  unitName: { one: string; many: string }
  text: string
}

const perDay =
  /\b(daily|a day|per day|each day|every day|am tag|pro tag|taglich|per dag|dagelijks|par jour|chaque jour|\w*mal taglich)\b/

const often: [RegExp, number][] = [
  [/\b(?:twice|two times|zweimal|tweemaal|twee keer|deux fois|2 ?(?:x|×|times|mal|maal|keer|fois))\b/, 2],
  [/\b(?:thrice|three times|dreimal|driemaal|drie keer|trois fois|3 ?(?:x|×|times|mal|maal|keer|fois))\b/, 3],
  [/\b(?:four times|viermal|viermaal|vier keer|quatre fois|4 ?(?:x|×|times|mal|maal|keer|fois))\b/, 4],
]

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The single amount of the unit in a text; null if none, several or a range. */
function amountIn(text: string, { one, many }: Intake['unitName']): number | null {
  const units = [many, one].map((name) => escaped(plainText(name))).join('|')
  const found = [
    ...text.matchAll(
      new RegExp(`(\\S+ ?(?:-|–|to|or|bis|oder|tot|of|a|ou) ?)?(\\d+(?:[.,]\\d+)?) (?:${units})\\b`, 'g'),
    ),
  ]
  const [first, ...others] = found
  if (!first || others.length > 0 || /\d/.test(String(first[1]))) return null
  return Number(String(first[2]).replace(',', '.'))
}

/**
 * How many of the main serving's units are recommended a day: what the text on how to take it says, where it names one
 * amount and says that it is for a day, once or several times. Else what the label says, else one main serving.
 */
export function dailyPortion({ amount, ofLabel, unitName, text }: Intake): DailyPortion {
  const said = plainText(text)
  const stated = perDay.test(said) ? amountIn(said, unitName) : null
  if (stated === null) return ofLabel ?? { least: amount, most: amount }
  const times = often.find(([words]) => words.test(said))?.[1] ?? 1
  return { least: stated * times, most: stated * times }
}
