import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { refusedFields } from '#app/forms/refused-fields.ts'
import { VALIDATION_ERRORS } from '#app/forms/use-form.ts'
import { hideSnackbar, showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { rebaseAndSave } from '#app/records/rebase-and-save.ts'
import { conflictsIn, draftIn, finishSending, startSending, takeBack } from '#app/records/record-store.ts'
import { takeUpIn } from '#app/records/save-record.ts'
import { keepProduct, productReads, productWrites } from './product-cache.ts'
import { type Changed, type Faults, productChangeOf } from './product-change.ts'
import { type FieldName, languageOf } from './product-draft.ts'
import { type RecordStore, showFaults, showRefusals } from './product-record-store.ts'
import { useRecordStore } from './record-context.ts'
import { textsChangeOf } from './texts-change.ts'

/** Someone else changed the same field: the user must choose. */
class ConflictError extends Error {
  override readonly name = 'ConflictError'
}

/** The texts of a language were refused. */
class TextsError extends Error {
  override readonly name = 'TextsError'
  readonly language: string

  constructor(language: string, cause: unknown) {
    super('texts were refused', { cause })
    this.language = language
  }
}

type Part = {
  isSent: (field: FieldName) => boolean
  send: (base: AdminProduct) => Promise<AdminProduct>
}

/** Saves part of the draft, rebased on others' changes; returns whether it was merged. */
async function sendPart(store: RecordStore, { isSent, send }: Part): Promise<boolean> {
  const saved = await rebaseAndSave({ base: store.getState().record, send, takeUp: takeUpIn(store) })
  if (saved.is === 'conflict') throw new ConflictError()
  finishSending(store, saved.record, isSent)
  return saved.isMerged
}

function readChange(changed: Changed, store: RecordStore) {
  const product = productChangeOf(changed)
  const texts = textsChangeOf(changed, draftIn(store.getState()))
  return { body: product.body, texts: texts.bodies, faults: { ...product.faults, ...texts.faults } }
}

type Change = ReturnType<typeof readChange>

/** Saves the product's own fields in one call; returns whether they were merged. */
async function sendFields(api: Api, store: RecordStore, { body }: Change): Promise<boolean> {
  if (Object.keys(body).length === 0) return false
  const { id } = store.getState().record
  return sendPart(store, {
    isSent: (field) => languageOf(field) === null,
    send: (base) => api('PUT /admin/products/{id}', { params: { id }, headers: ifUnchanged(base), body }),
  })
}

/** Saves one language's texts. */
async function sendTexts(api: Api, store: RecordStore, text: Change['texts'][number]): Promise<boolean> {
  const { id: productId } = store.getState().record
  try {
    return await sendPart(store, {
      isSent: (field) => languageOf(field) === text.languageCode,
      send: (base) =>
        api('PUT /admin/products/{productId}/productlocalizations', {
          params: { productId },
          headers: ifUnchanged(base),
          body: text,
        }),
    })
  } catch (error) {
    throw error instanceof ConflictError ? error : new TextsError(text.languageCode, error)
  }
}

async function sendAll(api: Api, store: RecordStore, change: Change): Promise<boolean> {
  let isMerged = await sendFields(api, store, change)
  for (const text of change.texts) isMerged = (await sendTexts(api, store, text)) || isMerged
  return isMerged
}

/** Maps an API field to a form field: row errors go to their list, text errors to their language. */
function fieldOf(id: string, language: string | null): string {
  const [field = id] = id.split('.')
  if (language !== null) return `${language}.${field}`
  return field === 'stockStatus' ? 'stockStatusId' : field
}

const tell = (type: 'success' | 'warning' | 'error', mainText: string, id = 'product') =>
  showSnackbar({ id, type, mainText })

/** Focuses the first field with an error or conflict. */
const toFirstFault = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('#main [aria-invalid="true"], #main [data-conflict]')?.focus(),
  )

/** Shows a refusal at its fields, or as a snackbar when it names none. */
async function explainAt(store: RecordStore, failure: Error) {
  const isOfTexts = failure instanceof TextsError
  const language = isOfTexts ? failure.language : null
  const { general, ...fields } = await refusedFields(isOfTexts ? failure.cause : failure, {
    isField: (id) => fieldOf(id, language) in store.getState().kept,
  })
  if (general !== undefined) return tell('error', general)
  const placed = Object.entries(fields).map(([id, words]) => [fieldOf(id, language), words])
  showRefusals(store, Object.fromEntries(placed))
  return toFirstFault()
}

function showAll(store: RecordStore, faults: Faults): void {
  showFaults(store, faults)
  tell('error', m.errors_validationErrors({ count: Object.keys(faults).length }), VALIDATION_ERRORS)
  toFirstFault()
}

/** Saves all changes of the open record optimistically; rolls back with a message on refusal. */
export function useSaveProduct() {
  const store = useRecordStore()
  const client = useQueryClient()
  const keep = () => keepProduct(client, store.getState().record)
  const { run, isPending } = useCommand({
    scope: productWrites(store.getState().record.id),
    working: m.catalogue_saving,
    send: (api, change: Change) => sendAll(api, store, change),
    keep,
    stale: productReads,
    staleOnFailure: productReads,
    onDone: (isMerged) =>
      isMerged ? tell('warning', m.record_merged()) : tell('success', m.catalogue_saved()),
    onFailed: (failure) => {
      takeBack(store)
      keep()
      return failure instanceof ConflictError ? toFirstFault() : explainAt(store, failure)
    },
  })
  const save = () => {
    const state = store.getState()
    if (isPending || Object.keys(state.changed).length === 0) return
    if (conflictsIn(state).length > 0) return toFirstFault()
    const change = readChange(state.changed, store)
    if (Object.keys(change.faults).length > 0) return showAll(store, change.faults)
    hideSnackbar(VALIDATION_ERRORS)
    startSending(store)
    void run(change)
  }
  return { save, isSaving: isPending }
}
