import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { createStore, type StoreApi } from 'zustand'
import type { Changed, Fault, Faults } from './product-change.ts'
import { type Draft, type DraftResource, draftOf, type FieldName, isSameValue } from './product-draft.ts'

/** What stands in the way of a field: a fault that was found here, or the refusal of the server in words. */
export type FieldError = { fault: Fault } | { words: string }

export type RecordState = {
  product: AdminProduct
  /** The form's content as it is on the server. */
  kept: Draft
  /** What nobody has sent yet, each with what stood there when it was begun. */
  changed: Changed
  /** What is under way: shown as saved, and taken back when it is refused. */
  sending: Changed
  errors: Partial<Record<FieldName, FieldError>>
}

export type RecordStore = StoreApi<RecordState>

export const openRecord = (product: AdminProduct): RecordStore =>
  createStore(() => ({ product, kept: draftOf(product), changed: {}, sending: {}, errors: {} }))

/** A field as it stands in the form. */
export function fieldValue<F extends FieldName>({ changed, sending, kept }: RecordState, field: F): Draft[F] {
  const typed = changed[field] ?? sending[field]
  return (typed ? typed.now : kept[field]) as Draft[F]
}

/** Everything as it stands in the form. */
export const draftIn = ({ kept, sending, changed }: RecordState): Draft => ({
  ...kept,
  ...Object.fromEntries(Object.entries({ ...sending, ...changed }).map(([field, { now }]) => [field, now])),
})

const without = <T extends object>(all: T, field: FieldName): T => {
  const { [field as keyof T]: _, ...others } = all
  return others as T
}

/** Sets a field; one that says again what is kept is no change any more. */
export function setField<F extends FieldName>(store: RecordStore, field: F, now: Draft[F]): void {
  store.setState((state) => {
    const was = state.changed[field]?.was ?? state.sending[field]?.now ?? state.kept[field]
    const isBack = isSameValue(now, was) && isSameValue(was, state.sending[field]?.now ?? state.kept[field])
    const changed = isBack ? without(state.changed, field) : { ...state.changed, [field]: { was, now } }
    return { changed, errors: without(state.errors, field) }
  })
}

/** Pictures and papers come and go by themselves: a typed order keeps those that are still there, and takes up new ones. */
function followFiles(changed: Changed, kept: Draft): Changed {
  const after = { ...changed }
  const { productImageIds: images, productResources: papers } = changed
  if (images) {
    const wanted = (images.now as string[]).filter((id) => kept.productImageIds.includes(id))
    const now = [...wanted, ...kept.productImageIds.filter((id) => !wanted.includes(id))]
    after.productImageIds = { was: kept.productImageIds, now }
  }
  if (papers) {
    const ids = new Set(kept.productResources.map(({ id }) => id))
    const wanted = (papers.now as DraftResource[]).filter(({ id }) => ids.has(id))
    const named = new Set(wanted.map(({ id }) => id))
    const now = [...wanted, ...kept.productResources.filter(({ id }) => !named.has(id))]
    after.productResources = { was: kept.productResources, now }
  }
  return after
}

/** Takes over the product as the server has it; a change that says the same by now is none any more. */
export function adoptProduct(store: RecordStore, product: AdminProduct): void {
  store.setState(({ changed, product: before }) => {
    if (product === before) return {}
    const kept = draftOf(product)
    const entries = Object.entries(followFiles(changed, kept)) as [
      FieldName,
      NonNullable<Changed[FieldName]>,
    ][]
    const left = entries.filter(([field, { now }]) => !isSameValue(now, kept[field]))
    return { product, kept, changed: Object.fromEntries(left) }
  })
}

/**
 * Fields that were changed here and by someone else meanwhile, to different ends. The quantity is none of them: it is
 * sent as a difference.
 */
export const conflictsIn = ({ changed, sending, kept }: RecordState): FieldName[] =>
  (Object.entries({ ...sending, ...changed }) as [FieldName, NonNullable<Changed[FieldName]>][])
    .filter(
      ([field, { was, now }]) =>
        field !== 'quantity' && !isSameValue(kept[field], was) && !isSameValue(kept[field], now),
    )
    .map(([field]) => field)

/** Settles a conflict: ours goes over theirs, or theirs stays. */
export function settle(store: RecordStore, field: FieldName, isOurs: boolean): void {
  store.setState(({ changed, kept }) => {
    const ours = changed[field]
    if (!ours) return {}
    return {
      changed: isOurs
        ? { ...changed, [field]: { was: kept[field], now: ours.now } }
        : without(changed, field),
    }
  })
}

/** Takes all changes back. */
export const discard = (store: RecordStore): void => store.setState({ changed: {}, errors: {} })

export const startSending = (store: RecordStore): void =>
  store.setState(({ changed }) => ({ sending: changed, changed: {}, errors: {} }))

/** What was sent and refused is unsent again, below what was typed since. */
export const takeBack = (store: RecordStore): void =>
  store.setState(({ sending, changed }) => {
    const typedSince = Object.entries(changed).map(([field, { was, now }]) => {
      const begun = sending[field as FieldName]
      return [field, { was: begun ? begun.was : was, now }]
    })
    return { sending: {}, changed: { ...sending, ...Object.fromEntries(typedSince) } }
  })

/** These fields have arrived. */
export const finishSending = (store: RecordStore, isSent: (field: FieldName) => boolean): void =>
  store.setState(({ sending }) => ({
    sending: Object.fromEntries(Object.entries(sending).filter(([field]) => !isSent(field as FieldName))),
  }))

export const showFaults = (store: RecordStore, faults: Faults): void =>
  store.setState({
    errors: Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, { fault }])),
  })

export const showRefusals = (store: RecordStore, words: Partial<Record<FieldName, string>>): void =>
  store.setState({
    errors: Object.fromEntries(Object.entries(words).map(([field, said]) => [field, { words: said }])),
  })
