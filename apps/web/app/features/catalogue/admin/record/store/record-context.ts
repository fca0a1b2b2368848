import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { m } from '#app/paraglide/messages.js'
import { fieldValue, setField } from '#app/records/record-store.ts'
import type { Fault } from './product-change.ts'
import type { Draft, FieldName } from './product-draft.ts'
import type { FieldError, RecordState, RecordStore } from './product-record-store.ts'

const RecordContext = createContext<RecordStore | null>(null)

export const RecordProvider = RecordContext.Provider

/** The open record, shared by all parts of its page. */
export function useRecordStore(): RecordStore {
  const store = useContext(RecordContext)
  if (store === null) throw new Error('no record is open here')
  return store
}

export const useRecord = <T>(select: (state: RecordState) => T): T => useStore(useRecordStore(), select)

const faultWords: Record<Fault, () => string> = {
  required: m.form_required,
  price: m.catalogue_fault_price,
  number: m.catalogue_fault_number,
  whole: m.catalogue_fault_whole,
  ean: m.refusal_ean_invalid,
  row: m.catalogue_fault_row,
  serving: m.refusal_main_serving,
  currency: m.refusal_currency_taken,
}

const wordsOf = (error: FieldError | undefined): string | undefined => {
  if (error === undefined) return undefined
  return 'fault' in error ? faultWords[error.fault]() : error.words
}

/** One field of the record: value, setter and error. */
export function useField<F extends FieldName>(field: F) {
  const store = useRecordStore()
  const value = useStore(store, (state) => fieldValue(state, field))
  const error = useStore(store, (state) => state.errors[field])
  const set = useMemo(() => (now: Draft[F]) => setField(store, field, now), [store, field])
  return { value, set, error: wordsOf(error) }
}
