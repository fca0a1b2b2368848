import { ApiError, refusedReasons } from '#app/api/api-error.ts'
import { explainReason, explainWrite } from '#app/api/explain-refusal.ts'

/** What is wrong, by the field's name; `general` is what no field can put right. */
export type FieldErrors = Record<string, string>

/** The field that a refusal is about which names none. */
const fieldOfCode: Record<string, string> = { name_taken: 'name', sku_taken: 'sku', ean_taken: 'ean' }

function reasonsOf(error: unknown): { id: string; error: string }[] {
  const byCode = error instanceof ApiError && fieldOfCode[error.code]
  return byCode ? [{ id: byCode, error: error.code }] : refusedReasons(error)
}

type Mapping = {
  /** The fields that the form has: what is wrong with any other is said above the form. */
  isField: (id: string) => boolean
  /** Words of its own for whatever is wrong with a field. */
  words?: Record<string, () => string>
  /** What is said when no field is to blame. */
  explain?: (error: unknown) => Promise<string>
}

/** The one mapping from a refusal to a form: why each field was refused, in the reader's language. */
export async function refusedFields(error: unknown, mapping: Mapping): Promise<FieldErrors> {
  const { isField, words = {}, explain = explainWrite } = mapping
  const told = reasonsOf(error).filter(({ id }) => isField(id))
  if (told.length === 0) return { general: await explain(error) }
  const said = told.map(
    async ({ id, error: why }) => [id, words[id]?.() ?? (await explainReason(why))] as const,
  )
  return Object.fromEntries(await Promise.all(said))
}
