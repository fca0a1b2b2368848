import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'

/** A row of the nutrition declaration: its name in the reader's language and what an adult's day holds of it. */
export type NutritionFact = { names: Translated; perDay: number | null }

const facts: [RegExp, NutritionFact][] = [
  [/^total fat$/i, { names: { en: 'Fat', de: 'Fett', nl: 'Vetten', fr: 'Matières grasses' }, perDay: 70 }],
  [
    /^saturated fat$/i,
    {
      names: {
        en: 'of which saturates',
        de: 'davon gesättigte Fettsäuren',
        nl: 'waarvan verzadigde vetzuren',
        fr: 'dont acides gras saturés',
      },
      perDay: 20,
    },
  ],
  [
    /^trans fat$/i,
    {
      names: {
        en: 'of which trans fat',
        de: 'davon Transfette',
        nl: 'waarvan transvetzuren',
        fr: 'dont acides gras trans',
      },
      perDay: null,
    },
  ],
  [
    // American labels count fibre as carbohydrate, so the Union's reference intake does not apply.
    /^total carbohydrates?$/i,
    {
      names: {
        en: 'Carbohydrate with fibre',
        de: 'Kohlenhydrate mit Ballaststoffen',
        nl: 'Koolhydraten met vezels',
        fr: 'Glucides avec fibres',
      },
      perDay: null,
    },
  ],
  [
    /^(total )?sugars?$/i,
    {
      names: { en: 'of which sugars', de: 'davon Zucker', nl: 'waarvan suikers', fr: 'dont sucres' },
      perDay: 90,
    },
  ],
  [
    /^added sugars?$/i,
    {
      names: {
        en: 'Added sugars',
        de: 'Zugesetzter Zucker',
        nl: 'Toegevoegde suikers',
        fr: 'Sucres ajoutés',
      },
      perDay: null,
    },
  ],
  [
    /^sugar alcohols?$/i,
    { names: { en: 'Polyols', de: 'Mehrwertige Alkohole', nl: 'Polyolen', fr: 'Polyols' }, perDay: null },
  ],
  [
    /^dietary fib(er|re)$/i,
    { names: { en: 'Fibre', de: 'Ballaststoffe', nl: 'Vezels', fr: 'Fibres alimentaires' }, perDay: null },
  ],
  [/^protein$/i, { names: { en: 'Protein', de: 'Eiweiß', nl: 'Eiwitten', fr: 'Protéines' }, perDay: 50 }],
  [
    /^calories from fat$/i,
    {
      names: {
        en: 'Energy from fat',
        de: 'Energie aus Fett',
        nl: 'Energie uit vet',
        fr: 'Énergie des lipides',
      },
      perDay: null,
    },
  ],
  [/^calories$/i, { names: { en: 'Energy', de: 'Energie', nl: 'Energie', fr: 'Énergie' }, perDay: 2000 }],
]

const place = (labelName: string): number => facts.findIndex(([name]) => name.test(labelName.trim()))

/** The row of the nutrition declaration that a label's row is, if it is one: Regulation (EU) No 1169/2011, Annex XV. */
export const nutritionFact = (labelName: string): NutritionFact | null => facts[place(labelName)]?.[1] ?? null

const factNames = new Set(facts.flatMap(([, { names }]) => Object.values(names)))

/** Whether a row belongs to the nutrition declaration, by the label's name or the one it has in a language. */
export const isNutritionFact = (name: string): boolean => place(name) >= 0 || factNames.has(name)

const gramsIn: Partial<Record<LabelUnit, number>> = { Grams: 1, Milligrams: 0.001, Kilocalories: 1 }

/**
 * Percents of an adult's reference intake (the same regulation, Annex XIII, part B: 8400 kJ or 2000 kcal, 70 g fat, 20 g
 * saturates, 90 g sugars, 50 g protein) in an amount, to two decimals; null where there is none.
 */
export function intakePercent(
  labelName: string,
  amount: number | null,
  unit: LabelUnit | null,
): number | null {
  const perDay = nutritionFact(labelName)?.perDay
  const factor = unit === null ? undefined : gramsIn[unit]
  if (!perDay || amount === null || factor === undefined) return null
  return Math.round(((amount * factor) / perDay) * 10_000) / 100
}

type Row = { labelName: string; depth: number }

/** Label rows followed by the nutrition declaration, energy last; parts stay below their row. */
export function nutritionLast<R extends Row>(rows: R[]): R[] {
  let group = -1
  const placed = rows.map((row) => {
    if (row.depth === 0) group = place(row.labelName)
    return { row, group }
  })
  return placed.sort((a, b) => a.group - b.group).map(({ row }) => row)
}
