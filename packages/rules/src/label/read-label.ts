import { ingredientRowsOf, type LabelRow, otherIngredientsOf } from './read-ingredients.ts'
import { isRecord, type Range, rangeOf, recordsOf, textOf, textsOf, type Unknown } from './read-value.ts'

export type LabelServing = {
  order: number
  isMain: boolean
  amount: number | null
  mostAmount: number | null
  unit: string | null
  servingsPerDay: Range | null
  notes: string | null
}

/** What buyers may read of a label, by what it concerns. */
export type LabelTexts = {
  directions: string[]
  warnings: string[]
  allergens: string[]
  storage: string[]
  otherIngredients: string[]
}

export type ReadLabel = {
  labelId: string
  fullName: string
  brandName: string
  upcSku: string | null
  isOffMarket: boolean | null
  physicalState: string | null
  productType: string | null
  netContents: { amount: number | null; unit: string | null; display: string | null }[]
  servingsPerContainer: Range | null
  servingSizes: LabelServing[]
  ingredients: LabelRow[]
  texts: LabelTexts
  /** US claims and statements, for admins only. */
  adminOnly: { claims: string[]; targetGroups: string[]; statements: { type: string; text: string }[] }
}

const described = (value: unknown): string | null =>
  isRecord(value) ? textOf(value.langualCodeDescription) : textOf(value)

/** Booleans: numeric in labels, strings in search answers. */
const flagOf = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value
  const range = rangeOf(value)
  return range === null ? null : range.least === 1
}

function servingsOf(rows: unknown): LabelServing[] {
  const servings = recordsOf(rows).map((row, at) => {
    const amounts = [rangeOf(row.minQuantity), rangeOf(row.maxQuantity)].flatMap((range) => range ?? [])
    const daily = [rangeOf(row.minDailyServings), rangeOf(row.maxDailyServings)].flatMap(
      (range) => range ?? [],
    )
    return {
      order: rangeOf(row.order)?.least ?? at + 1,
      amount: amounts[0]?.least || null,
      mostAmount: amounts.at(-1)?.most || null,
      unit: textOf(row.unit),
      servingsPerDay: spanOf(daily),
      notes: textOf(row.notes),
    }
  })
  const [main] = [...servings].sort((a, b) => a.order - b.order)
  return servings.map((serving) => ({ ...serving, isMain: serving === main }))
}

function spanOf(ranges: Range[]): Range | null {
  if (ranges.length === 0) return null
  return {
    least: Math.min(...ranges.map(({ least }) => least)),
    most: Math.max(...ranges.map(({ most }) => most)),
  }
}

type Statement = { type: string; text: string }

const statementsOf = (rows: unknown): Statement[] =>
  recordsOf(rows).flatMap((row) => {
    const text = textOf(row.notes) ?? textOf(row.text)
    return text === null ? [] : [{ type: textOf(row.type) ?? 'Other', text }]
  })

const heading =
  /^(?:suggested|recommended)?\s*(?:directions?|use|usage|dosage|warnings?|cautions?|precautions?|storage)(?: for use)?\s*:\s*/i
const ofUsLaw = /\bFDA\b|food and drug administration|not intended to diagnose/i

/** Some labels file directions under precautions: such sentences count as directions. */
const saysUse = /^(?:(?:suggested|recommended) (?:use|usage|dosage|dose)\b|directions?(?: for use)?\s*:)/i

const isDirections = ({ type, text }: Statement): boolean => /directions/i.test(type) || saysUse.test(text)

const isOf =
  (type: RegExp) =>
  (statement: Statement): boolean =>
    type.test(statement.type) && !isDirections(statement)

const saysContains = /\bcontains?\b(?! (?:no|none|neither)\b)/i
const deniesIt = /\b(?:not|n't|n’t)\b[^.;]*\bcontain/i

/** Allergen sentences that state contents; "free of" sentences are claims. */
const containedIn = (text: string): string =>
  text
    .split(/(?<=[.;\n])\s*/)
    .filter((sentence) => saysContains.test(sentence) && !deniesIt.test(sentence))
    .join(' ')

function textsThat(statements: Statement[], belong: (statement: Statement) => boolean): string[] {
  const texts = statements.filter((statement) => belong(statement) && !ofUsLaw.test(statement.text))
  return [...new Set(texts.map(({ text }) => text.replace(heading, '')).filter((text) => text !== ''))]
}

const toTexts = (statements: Statement[], otherIngredients: string[]): LabelTexts => ({
  directions: textsThat(statements, isDirections),
  warnings: textsThat(statements, isOf(/^precautions(?!.*allerg)/i)),
  allergens: textsThat(statements, isOf(/allerg/i))
    .map(containedIn)
    .filter((text) => text !== ''),
  storage: textsThat(statements, isOf(/^storage/i)),
  otherIngredients,
})

const claimsOf = (claims: unknown): string[] => recordsOf(claims).flatMap((claim) => described(claim) ?? [])

const adminOnlyOf = (label: Unknown, statements: Statement[]): ReadLabel['adminOnly'] => ({
  claims: claimsOf(label.claims),
  targetGroups: textsOf(label.targetGroups),
  statements,
})

/**
 * Parses a DSLD API v9 label. Only id and name are required: missing or malformed parts are empty, unknown units keep
 * their text; `null` if it is not a label.
 */
export function readLabel(answer: unknown): ReadLabel | null {
  if (!isRecord(answer)) return null
  const [labelId, fullName] = [textOf(answer.id), textOf(answer.fullName)]
  if (labelId === null || fullName === null) return null
  const statements = statementsOf(answer.statements)
  return {
    labelId,
    fullName,
    brandName: textOf(answer.brandName) ?? '',
    upcSku: textOf(answer.upcSku),
    isOffMarket: flagOf(answer.offMarket),
    physicalState: described(answer.physicalState),
    productType: described(answer.productType),
    netContents: recordsOf(answer.netContents).map((row) => ({
      amount: rangeOf(row.quantity)?.least || null,
      unit: textOf(row.unit),
      display: textOf(row.display),
    })),
    servingsPerContainer: rangeOf(answer.servingsPerContainer),
    servingSizes: servingsOf(answer.servingSizes),
    ingredients: ingredientRowsOf(answer.ingredientRows),
    texts: toTexts(statements, otherIngredientsOf(answer.otheringredients ?? answer.otherIngredients)),
    adminOnly: adminOnlyOf(answer, statements),
  }
}

export type LabelHit = {
  labelId: string
  fullName: string
  brandName: string
  isOffMarket: boolean | null
  physicalState: string | null
  netContents: string | null
}

/** The hits of a search answer; anything that names no label is left out. */
export function readLabelHits(answer: unknown): LabelHit[] {
  if (!isRecord(answer)) return []
  return recordsOf(answer.hits).flatMap((hit) => {
    const source = isRecord(hit._source) ? hit._source : {}
    const [labelId, fullName] = [textOf(hit._id), textOf(source.fullName)]
    if (labelId === null || fullName === null) return []
    return [
      {
        labelId,
        fullName,
        brandName: textOf(source.brandName) ?? '',
        isOffMarket: flagOf(source.offMarket),
        physicalState: described(source.physicalState),
        netContents: recordsOf(source.netContents).flatMap(({ display }) => textOf(display) ?? [])[0] ?? null,
      },
    ]
  })
}
