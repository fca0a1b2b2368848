const deliveryFormats = [
  'capsule',
  'tablet',
  'softgel',
  'powder',
  'liquid',
  'drops',
  'spray',
  'sachet',
  'lozenge',
  'gummy',
] as const
export type DeliveryFormatId = (typeof deliveryFormats)[number]

/** Whether labels are read for a delivery format. */
export const isDeliveryFormat = (id: string): id is DeliveryFormatId =>
  (deliveryFormats as readonly string[]).includes(id)

export type IntakeFormatId =
  | 'capsule'
  | 'tablet'
  | 'softgel'
  | 'scoop'
  | 'gram'
  | 'milliliter'
  | 'drop'
  | 'dropper'
  | 'spray'
  | 'teaspoon'
  | 'tablespoon'
  | 'sachet'
  | 'lozenge'
  | 'gummy'

/** Checked in order: the first match wins. */
const formWords: [RegExp, DeliveryFormatId][] = [
  [/soft ?-?gel|gelcap|softsule|perle/, 'softgel'],
  [/lozenge|pastille|nugget/, 'lozenge'],
  [/gumm|soft ?chew/, 'gummy'],
  [/sachet|packet|stick pack|pouch/, 'sachet'],
  [/\bspray/, 'spray'],
  [/\bdrops\b|\bdrop\(s\)|dropper/, 'drops'],
  [/caplet|tablet|wafer|\bpill\(s\)/, 'tablet'],
  [/cap(s|sule|sules)?\b|capsule|vcap|vegicap/, 'capsule'],
]

const printedForms: Record<string, DeliveryFormatId> = {
  Capsule: 'capsule',
  Softgel: 'softgel',
  'Softgel Capsule': 'softgel',
  Tablet: 'tablet',
  'Tablet or Pill': 'tablet',
  'Tablet (will cover pill)': 'tablet',
  Lozenge: 'lozenge',
  Gummy: 'gummy',
  Powder: 'powder',
  Liquid: 'liquid',
}

const solidPacks: readonly (DeliveryFormatId | undefined)[] = ['sachet', 'drops', 'spray']

/**
 * The product's form. A powder in packets is a sachet, a liquid counted in drops is drops; lozenge, powder and liquid
 * win over the units, other forms follow them, since units are printed more reliably.
 */
export function deliveryFormat(form: string | null, units: string): DeliveryFormatId | undefined {
  const printed = printedForms[form ?? '']
  const byUnits = formWords.find(([pattern]) => pattern.test(units.toLowerCase()))?.[1]
  if (printed === 'lozenge' || printed === 'gummy') return printed
  if (printed === 'powder') return byUnits === 'sachet' ? 'sachet' : 'powder'
  if (printed === 'liquid') return solidPacks.includes(byUnits) ? byUnits : 'liquid'
  return byUnits ?? printed
}

const intakeWords: [RegExp, IntakeFormatId][] = [
  [/scoop/, 'scoop'],
  [/tablespoon|tbsp/, 'tablespoon'],
  [/teaspoon|\btsp/, 'teaspoon'],
  [/dropper/, 'dropper'],
  [/\bdrops?\b|drop\(s\)/, 'drop'],
  [/spray/, 'spray'],
  [/sachet|packet|stick pack|pouch/, 'sachet'],
  [/\bml\b|milliliter|fl\. oz|fluid ounce/, 'milliliter'],
  [/^m?g\b|gram/, 'gram'],
]

/** The intake unit printed on the label; `undefined` if it is not countable. */
export function intakeFormat(unit: string, delivery: DeliveryFormatId): IntakeFormatId | undefined {
  const byWord = intakeWords.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1]
  if (byWord) return byWord
  return delivery === 'powder' || delivery === 'liquid' || delivery === 'drops' ? undefined : delivery
}

/** Forms counted in pieces. */
export const countedFormats: ReadonlySet<DeliveryFormatId> = new Set([
  'capsule',
  'tablet',
  'softgel',
  'lozenge',
  'gummy',
  'sachet',
])
