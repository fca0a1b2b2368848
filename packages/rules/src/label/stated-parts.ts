import type { LabelRemark } from '@salvia/contract/words/catalogue'
import { cleanList, cleanWarnings } from '../product/clean-localization.ts'
import { type DeliveryFormatId, type IntakeFormatId, isDeliveryFormat } from './formats.ts'
import { type IntakeAmount, measuredIntake, printedIntake } from './intake-amount.ts'
import { type Printed, packSize, readPrinted } from './net-contents.ts'
import type { LabelDose, LabelUnit } from './read-dose.ts'
import type { LabelRow } from './read-ingredients.ts'
import type { LabelServing, ReadLabel } from './read-label.ts'

export type StatedRow = {
  labelName: string
  form: string | null
  amount: number | null
  unit: LabelUnit | null
  depth: number
}

type StatedServing = {
  isMain: boolean
  amount: number
  intakeFormatId: string
  leastPerDay: number | null
  mostPerDay: number | null
}

/** Unstated parts are empty. Texts are normalised as on saving. */
export type StatedParts = {
  ingredients: StatedRow[]
  servingSizes: StatedServing[]
  servingsPerContainer: number | null
  deliveryFormatSize: number | null
  suggestedIntake: string
  warnings: string
  allergens: string
  storageRequirements: string
  otherIngredients: string
}

export type Remark = { kind: LabelRemark; name: string; printed: string }

/** The product's field limits. */
const MOST = { rows: 300, name: 300, form: 500, amount: 1_000_000_000, size: 1_000_000, servings: 10 }
const LONGEST = { suggestedIntake: 4000, warnings: 10_000, allergens: 4000, storage: 2000, other: 10_000 }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const within = (value: number | null | undefined, most: number): number | null =>
  value && value <= most ? value : null

const mainDose = ({ doses }: LabelRow): LabelDose | undefined =>
  [...doses].sort((a, b) => a.servingSizeOrder - b.servingSizeOrder)[0]

const isBelow = (dose: LabelDose | undefined): boolean =>
  dose !== undefined && /^(?:<|less than)/i.test(dose.operator)

/** A "less than" amount counts as no amount. */
function toStated(row: LabelRow): StatedRow {
  const dose = mainDose(row)
  const isStated = row.amount !== null && row.amount <= MOST.amount && !isBelow(dose)
  return {
    labelName: capital(row.name).slice(0, MOST.name),
    form: row.forms.length > 0 ? row.forms.join(', ').slice(0, MOST.form) : null,
    amount: isStated ? row.amount : null,
    unit: isStated ? row.unit : null,
    depth: row.depth,
  }
}

function remarksOf(row: LabelRow): Remark[] {
  const dose = mainDose(row)
  if (!dose || dose.amount === null) return []
  const { amount, mostAmount, printedUnit } = dose
  const say = (kind: LabelRemark, text: string): Remark[] => [
    { kind, name: capital(row.name), printed: `${text} ${printedUnit}` },
  ]
  if (isBelow(dose)) return say('LessThan', `< ${amount}`)
  if (dose.unit === null && row.unit === null) return say('UnknownUnit', `${amount}`)
  return mostAmount === amount ? [] : say('AmountRange', `${amount}–${mostAmount}`)
}

const exact: readonly IntakeFormatId[] = ['gram', 'milliliter']

/** The measure in the note first where the serving is given in grams or millilitres, then its unit. */
function intakesOf(serving: LabelServing, format: DeliveryFormatId): IntakeAmount[] {
  const plain = printedIntake({ quantity: serving.amount, unit: serving.unit ?? '' }, format)
  if (plain && !exact.includes(plain.intakeFormatId)) return [plain]
  return [measuredIntake(serving.notes, format), plain].flatMap((intake) => intake ?? [])
}

/** What is taken a day, in units of the serving: so many servings of it, each from the least to the most it is said to be. */
export function perDayOf(
  serving: Pick<LabelServing, 'amount' | 'mostAmount' | 'servingsPerDay'>,
  amount: number,
): { leastPerDay: number | null; mostPerDay: number | null } {
  const { servingsPerDay } = serving
  if (servingsPerDay === null || serving.amount === null) return { leastPerDay: null, mostPerDay: null }
  const most = (amount * (serving.mostAmount ?? serving.amount)) / serving.amount
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return {
    leastPerDay: rounded(amount * servingsPerDay.least),
    mostPerDay: rounded(most * servingsPerDay.most),
  }
}

const keyOf = ({ amount, intakeFormatId }: IntakeAmount): string => `${amount} ${intakeFormatId}`

/** Serving sizes, the main one first; empty if the main one is unclear. */
function servingsOf(label: ReadLabel, format: DeliveryFormatId): StatedServing[] {
  const ordered = [...label.servingSizes].sort((a, b) => a.order - b.order)
  const [main = [], ...others] = ordered.map((serving) =>
    intakesOf(serving, format).map((intake) => ({ ...intake, ...perDayOf(serving, intake.amount) })),
  )
  if (main.length === 0) return []
  const all = [...main, ...others.flat()]
  const once = [...new Map(all.map((intake) => [keyOf(intake), intake])).values()]
  return once.slice(0, MOST.servings).map((intake, at) => ({ isMain: at === 0, ...intake }))
}

/** The amounts of the rows are those of the least serving. */
function servingRange({ servingSizes }: ReadLabel): Remark[] {
  const main = servingSizes.find(({ isMain }) => isMain)
  if (!main || main.amount === main.mostAmount) return []
  return [
    {
      kind: 'ServingRange',
      name: '',
      printed: `${main.amount}–${main.mostAmount} ${main.unit ?? ''}`.trim(),
    },
  ]
}

function unclearServing(label: ReadLabel, servings: StatedServing[]): Remark[] {
  const main = label.servingSizes.find(({ isMain }) => isMain)
  if (!main || servings.length > 0) return []
  const printed = [main.amount, main.unit, main.notes].filter((part) => part !== null).join(' ')
  return [{ kind: 'ServingUnclear', name: '', printed }]
}

const textsOf = ({ texts }: ReadLabel) => ({
  suggestedIntake: texts.directions.join('\n').slice(0, LONGEST.suggestedIntake),
  warnings: cleanWarnings(texts.warnings.join('\n')).slice(0, LONGEST.warnings),
  allergens: cleanList(texts.allergens.join('\n')).slice(0, LONGEST.allergens),
  storageRequirements: texts.storage.join('\n').slice(0, LONGEST.storage),
  otherIngredients: texts.otherIngredients.join(', ').slice(0, LONGEST.other),
})

/** The first net contents: as displayed, else by quantity and unit. */
function printedContents({ netContents }: ReadLabel): Printed | null {
  const [contents] = netContents
  if (!contents) return null
  const { amount, unit, display } = contents
  return readPrinted(display) ?? (amount === null ? null : { quantity: amount, unit: unit ?? '' })
}

/**
 * What a label states, in the product's terms for `deliveryFormatId`: contents in the format's unit, amounts per main
 * serving, the lower end of ranges. What has no field becomes a remark. Contract limits apply, so that any label can be
 * accepted.
 */
export function statedParts(
  label: ReadLabel,
  deliveryFormatId: string,
): { parts: StatedParts; remarks: Remark[] } {
  const format = isDeliveryFormat(deliveryFormatId) ? deliveryFormatId : null
  const rows = label.ingredients.slice(0, MOST.rows)
  const servingSizes = format ? servingsOf(label, format) : []
  const size = format ? packSize(printedContents(label), format) : null
  return {
    parts: {
      ingredients: rows.map(toStated),
      servingSizes,
      servingsPerContainer: within(label.servingsPerContainer?.least, MOST.size),
      deliveryFormatSize: within(size, MOST.size),
      ...textsOf(label),
    },
    remarks: [...rows.flatMap(remarksOf), ...unclearServing(label, servingSizes), ...servingRange(label)],
  }
}
