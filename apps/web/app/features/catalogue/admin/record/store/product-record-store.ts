import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import * as records from '#app/records/record-store.ts'
import type { Changed, Fault, Faults } from './product-change.ts'
import { type Draft, type DraftResource, draftOf, type FieldName, isSameValue } from './product-draft.ts'

/** A field's error: client-side, or the server's refusal. */
export type FieldError = { fault: Fault } | { words: string }

export type RecordState = records.RecordState<AdminProduct, Draft, FieldError>
export type RecordStore = records.RecordStore<AdminProduct, Draft, FieldError>

/**
 * Images and documents are added and removed immediately: an edited order keeps those still there and appends new ones.
 */
function follow(changed: Changed, kept: Draft): Changed {
  const after = { ...changed }
  const { productImageIds: images, productResources: resources } = changed
  if (images) {
    const wanted = (images.now as string[]).filter((id) => kept.productImageIds.includes(id))
    const now = [...wanted, ...kept.productImageIds.filter((id) => !wanted.includes(id))]
    after.productImageIds = { was: kept.productImageIds, now }
  }
  if (resources) {
    const ids = new Set(kept.productResources.map(({ id }) => id))
    const wanted = (resources.now as DraftResource[]).filter(({ id }) => ids.has(id))
    const named = new Set(wanted.map(({ id }) => id))
    const now = [...wanted, ...kept.productResources.filter(({ id }) => !named.has(id))]
    after.productResources = { was: kept.productResources, now }
  }
  return after
}

const kind: records.RecordKind<AdminProduct, Draft> = {
  draftOf,
  isSame: isSameValue,
  follow,
  addsUp: (field) => field === 'quantity',
}

export const openProduct = (product: AdminProduct): RecordStore => records.openRecord(kind, product)

export const showFaults = (store: RecordStore, faults: Faults): void =>
  store.setState({
    errors: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, { fault }])),
  })

export const showRefusals = (store: RecordStore, words: Partial<Record<FieldName, string>>): void =>
  store.setState({
    errors: Object.fromEntries(Object.entries(words).map(([field, said]) => [field, { words: said }])),
  })
