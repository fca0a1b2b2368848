/** A row of a label. */
export type ShippedRow = {
  name: string
  group: string | null
  category: string | null
  amount: number | null
  unit: string | null
  percentDailyValue?: number | null
  forms: string[]
  notes: string | null
  /** The row's parent by name, or `true` for the nearest preceding row that is not itself a part. */
  blend: string | true | null
}

/** A label in `data/catalogue/labels.json`. `null` means that the record does not say. */
export type ShippedLabel = {
  dsldId: number
  fullName: string
  brandName: string
  upcSku: string | null
  offMarket: boolean | null
  productType: string | null
  form: string | null
  netContents: string | null
  servingsPerContainer: number | string | null
  servingSizes: Record<string, unknown>[]
  targetGroups: string[]
  ingredients: ShippedRow[]
  otherIngredients: string[] | null
  directions: string[] | null
  precautions: string[] | null
  storage: string[] | null
  statements: { type: string; text: string }[]
}

type AnswerRow = { name: string; nestedRows: AnswerRow[] } & Record<string, unknown>

const NOT_PRINTED = { quantity: 0, unit: 'NP' }

const toRow = (row: ShippedRow, order: number): AnswerRow => ({
  order,
  name: row.name,
  category: row.category,
  ingredientGroup: row.group,
  notes: row.notes,
  forms: row.forms.map((name) => ({ name })),
  quantity: [
    {
      servingSizeOrder: 1,
      ...(row.amount === null ? NOT_PRINTED : { quantity: row.amount, unit: row.unit }),
      dailyValueTargetGroup: [{ percent: row.percentDailyValue ?? null }],
    },
  ],
  nestedRows: [],
})

/** Child rows are nested below their parent, as in the service's responses. */
function nested(rows: ShippedRow[]): AnswerRow[] {
  const top: AnswerRow[] = []
  const byName = new Map<string, AnswerRow>()
  for (const [at, row] of rows.entries()) {
    const made = toRow(row, at + 1)
    const parent = row.blend === true ? top.at(-1) : byName.get(row.blend?.toLowerCase() ?? '')
    if (parent) parent.nestedRows.push(made)
    else top.push(made)
    byName.set(row.name.toLowerCase(), made)
  }
  return top
}

type Statement = { type: string; notes: string }

function statementsOf(label: ShippedLabel): Statement[] {
  const said = label.statements.map(({ type, text }) => ({ type, notes: text }))
  const known = new Set(said.map(({ notes }) => notes))
  const further = (type: string, texts: string[] | null): Statement[] =>
    (texts ?? []).filter((text) => !known.has(text)).map((notes) => ({ type, notes }))
  return [
    ...said,
    ...further('Suggested/Recommended/Usage/Directions', label.directions),
    ...further('Precautions re: All Other', label.precautions),
    ...further('Storage', label.storage),
  ]
}

/** A shipped label in the format of the service's response. */
export const toAnswer = (label: ShippedLabel): Record<string, unknown> => ({
  id: label.dsldId,
  fullName: label.fullName,
  brandName: label.brandName,
  upcSku: label.upcSku,
  servingsPerContainer: label.servingsPerContainer,
  offMarket: label.offMarket,
  physicalState: { langualCodeDescription: label.form },
  productType: { langualCodeDescription: label.productType },
  netContents: [{ order: 1, display: label.netContents }],
  servingSizes: label.servingSizes.map((serving, at) => ({ order: at + 1, ...serving })),
  targetGroups: label.targetGroups,
  ingredientRows: nested(label.ingredients),
  otheringredients: { ingredients: (label.otherIngredients ?? []).map((name) => ({ name })) },
  statements: statementsOf(label),
})
