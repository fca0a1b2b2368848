import { ApiError, refusedReasons } from '#app/api/api-error.ts'
import { explainReason, explainWrite } from '#app/api/explain-refusal.ts'

/** Errors by field name; `general` belongs to no field. */
export type FieldErrors = Record<string, string>

/** Default field for refusals that name none. */
const fieldOfCode: Record<string, string> = { name_taken: 'name', sku_taken: 'sku', ean_taken: 'ean' }

function reasonsOf(error: unknown): { id: string; error: string }[] {
  const byCode = error instanceof ApiError && fieldOfCode[error.code]
  return byCode ? [{ id: byCode, error: error.code }] : refusedReasons(error)
}

type Mapping = {
  /** The form's fields; errors of any other field are shown above the form. */
  isField: (id: string) => boolean
  /** Field-specific messages. */
  words?: Record<string, () => string>
  /** Message when no field is to blame. */
  explain?: (error: unknown) => Promise<string>
}

/** The one mapping from a refusal to a form: an error per field, in the user's language. */
export async function refusedFields(error: unknown, mapping: Mapping): Promise<FieldErrors> {
  const { isField, words = {}, explain = explainWrite } = mapping
  const told = reasonsOf(error).filter(({ id }) => isField(id))
  if (told.length === 0) return { general: await explain(error) }
  const said = told.map(
    async ({ id, error: why }) => [id, words[id]?.() ?? (await explainReason(why))] as const,
  )
  return Object.fromEntries(await Promise.all(said))
}
