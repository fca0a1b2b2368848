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

type StatedServing = { isMain: boolean; amount: number; intakeFormatId: string }

/** A part that the label does not state is empty. Texts are as a save would clean them. */
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

/** What a product has room for. */
const MOST = { rows: 300, name: 300, form: 500, amount: 1_000_000_000, size: 1_000_000, servings: 10 }
const LONGEST = { suggestedIntake: 4000, warnings: 10_000, allergens: 4000, storage: 2000, other: 10_000 }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const within = (value: number | null | undefined, most: number): number | null =>
  value && value <= most ? value : null

const mainDose = ({ doses }: LabelRow): LabelDose | undefined =>
  [...doses].sort((a, b) => a.servingSizeOrder - b.servingSizeOrder)[0]

const isBelow = (dose: LabelDose | undefined): boolean =>
  dose !== undefined && /^(?:<|less than)/i.test(dose.operator)

/** Less than an amount is no amount: a row that says so has none. */
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

const keyOf = ({ amount, intakeFormatId }: IntakeAmount): string => `${amount} ${intakeFormatId}`

/** The main serving first; none at all where the main one cannot be told. */
function servingsOf(label: ReadLabel, format: DeliveryFormatId): StatedServing[] {
  const ordered = [...label.servingSizes].sort((a, b) => a.order - b.order)
  const [main = [], ...others] = ordered.map((serving) => intakesOf(serving, format))
  if (main.length === 0) return []
  const all = [...main, ...others.flat()]
  const once = [...new Map(all.map((intake) => [keyOf(intake), intake])).values()]
  return once.slice(0, MOST.servings).map((intake, at) => ({ isMain: at === 0, ...intake }))
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
 * What a label states of a product that comes in `deliveryFormatId`, as the product would hold it: pieces, grams or
 * millilitres as the format counts, the amounts of the main serving, of a range the least. What there is no room for is
 * a remark. Limits are those of the contract, so that a label of any shape can be accepted.
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
    remarks: [...rows.flatMap(remarksOf), ...unclearServing(label, servingSizes)],
  }
}
