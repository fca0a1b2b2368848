import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { explainFields } from '#app/forms/explain-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { hideSnackbar, showSnackbar, showWorking } from '#app/ui/snackbar-store.ts'
import { useProductSeen } from './product-cache.ts'
import { type Changed, type Faults, productChangeOf } from './product-change.ts'
import { type FieldName, languageOf } from './product-draft.ts'
import {
  adoptProduct,
  conflictsIn,
  draftIn,
  finishSending,
  type RecordStore,
  showFaults,
  showRefusals,
  startSending,
  takeBack,
} from './product-record-store.ts'
import { useRecordStore } from './record-context.ts'
import { textsChangeOf } from './texts-change.ts'

const OUTDATED = 412
const VALIDATION_ERRORS = 'errors.validationErrors'

/** Someone else set a field to another end meanwhile: which one counts is for a person to say. */
class ConflictError extends Error {
  override readonly name = 'ConflictError'
}

const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === OUTDATED

/** Saves on top of what someone else saved meanwhile, unless both changed the same field. */
async function sendOnTop(
  store: RecordStore,
  send: (version: number) => Promise<AdminProduct | null>,
): Promise<boolean> {
  const take = (answer: AdminProduct | null) => {
    if (answer) adoptProduct(store, answer)
  }
  try {
    take(await send(store.getState().product.version))
    return false
  } catch (error) {
    if (!isOutdated(error)) throw error
    const current = error.problem.current as AdminProduct
    adoptProduct(store, current)
    if (conflictsIn(store.getState()).length > 0) throw new ConflictError()
    take(await send(current.version))
    return true
  }
}

function readChange(changed: Changed, store: RecordStore) {
  const product = productChangeOf(changed)
  const texts = textsChangeOf(changed, draftIn(store.getState()))
  return { body: product.body, texts: texts.bodies, faults: { ...product.faults, ...texts.faults } }
}

/** Sends the fields of the product in one call, then the texts language by language. */
async function sendAll(store: RecordStore, { body, texts }: ReturnType<typeof readChange>): Promise<boolean> {
  const { id } = store.getState().product
  let isMerged = false
  if (Object.keys(body).length > 0) {
    isMerged = await sendOnTop(store, (version) =>
      browserApi('PUT /admin/products/{id}', { params: { id }, body: { ...body, version } }),
    )
    finishSending(store, (field) => languageOf(field) === null)
  }
  for (const text of texts) {
    const isOn = await sendOnTop(store, (version) =>
      browserApi('PUT /admin/products/{productId}/productlocalizations', {
        params: { productId: id },
        body: { ...text, version },
      }),
    ).catch((error: unknown) => {
      throw error instanceof ApiError ? Object.assign(error, { language: text.languageCode }) : error
    })
    finishSending(store, (field) => languageOf(field) === text.languageCode)
    isMerged ||= isOn
  }
  return isMerged
}

const fieldOfCode: Record<string, FieldName> = { sku_taken: 'sku', ean_taken: 'ean' }

/** Puts a refusal beside the fields that it is about; answers false when it is about none. */
async function placeRefusal(store: RecordStore, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  const { language } = error as { language?: string }
  const byCode = fieldOfCode[error.code]
  if (byCode) {
    showRefusals(store, { [byCode]: await explainProblem(error) })
    return true
  }
  const { general, ...fields } = await explainFields(error)
  if (general !== undefined) return false
  const placed = Object.entries(fields).map(([id, words]) => {
    const [field = id] = id.split('.')
    return [language ? `${language}.${field}` : field === 'stockStatus' ? 'stockStatusId' : field, words]
  })
  showRefusals(store, Object.fromEntries(placed))
  return true
}

const tell = (type: 'success' | 'warning' | 'error', mainText: string, id = 'product') =>
  showSnackbar({ id, type, mainText })

/** Leads to the first field that needs a change. */
const toFirstFault = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#main [aria-invalid="true"], #main [data-conflict]')?.focus(),
  )

function refuse(store: RecordStore, faults: Faults): void {
  showFaults(store, faults)
  tell('error', m.errors_validationErrors(), VALIDATION_ERRORS)
  toFirstFault()
}

/** Saves every change of the open record: shown as saved at once, taken back and explained when it is refused. */
export function useSaveProduct() {
  const store = useRecordStore()
  const seen = useProductSeen()
  const { mutate, isPending } = useMutation({
    scope: { id: `product-${store.getState().product.id}` },
    mutationFn: (change: ReturnType<typeof readChange>) => sendAll(store, change),
    onSuccess: (isMerged) => {
      if (isMerged) tell('warning', m.record_merged())
      else tell('success', m.catalogue_saved())
    },
    onError: async (error) => {
      takeBack(store)
      if (error instanceof ConflictError) return toFirstFault()
      if (await placeRefusal(store, error)) return toFirstFault()
      tell('error', await explainProblem(error, m.form_not_saved()))
    },
    onSettled: () => {
      hideSnackbar('saving-product')
      return seen(store.getState().product)
    },
  })
  const save = () => {
    const state = store.getState()
    if (isPending || Object.keys(state.changed).length === 0) return
    if (conflictsIn(state).length > 0) return toFirstFault()
    const change = readChange(state.changed, store)
    if (Object.keys(change.faults).length > 0) return refuse(store, change.faults)
    hideSnackbar(VALIDATION_ERRORS)
    startSending(store)
    showWorking('saving-product', m.catalogue_saving())
    mutate(change)
  }
  return { save, isSaving: isPending }
}
