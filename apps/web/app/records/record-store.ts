import { createStore, type StoreApi } from 'zustand'

/** A record that may change on the server while it is open. */
export type Versioned = { version: number }

export type FieldOf<D> = keyof D & string

/** Unsent edits, each with the server's value when editing began. */
export type Changed<F extends string> = Partial<Record<F, { was: unknown; now: unknown }>>

/** How a kind of record maps to its form. */
export type RecordKind<R extends Versioned, D> = {
  /** A record as form values, one entry per field, so that concurrent edits merge by field. */
  draftOf: (record: R) => D
  isSame?: (a: unknown, b: unknown) => boolean
  /** Reconciles a draft with parts that are added or removed outside the form. */
  follow?: (changed: Changed<FieldOf<D>>, kept: D) => Changed<FieldOf<D>>
  /** Whether a field is sent as a difference, so that concurrent changes add up instead of conflicting. */
  addsUp?: (field: FieldOf<D>) => boolean
}

export type RecordState<R extends Versioned, D, E> = {
  kind: RecordKind<R, D>
  record: R
  /** Form values as on the server. */
  kept: D
  changed: Changed<FieldOf<D>>
  /** Values being sent: shown as saved, rolled back on refusal. */
  sending: Changed<FieldOf<D>>
  /** Errors by field, or `general`. */
  errors: Partial<Record<FieldOf<D> | 'general', E>>
}

export type RecordStore<R extends Versioned, D, E = string> = StoreApi<RecordState<R, D, E>>

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const isSameIn = <R extends Versioned, D>({ isSame = sameJson }: RecordKind<R, D>) => isSame

/** The state of an open record: server values, edits, and what is being sent. */
export const openRecord = <R extends Versioned, D, E = string>(
  kind: RecordKind<R, D>,
  record: R,
): RecordStore<R, D, E> =>
  createStore(() => ({ kind, record, kept: kind.draftOf(record), changed: {}, sending: {}, errors: {} }))

type Entry<D> = [FieldOf<D>, { was: unknown; now: unknown }]

const entriesOf = <D>(changed: Changed<FieldOf<D>>) => Object.entries(changed) as Entry<D>[]

const fromEntries = <D>(entries: Entry<D>[]) => Object.fromEntries(entries) as Changed<FieldOf<D>>

/** A field's current value. */
export function fieldValue<R extends Versioned, D, E, F extends FieldOf<D>>(
  { changed, sending, kept }: RecordState<R, D, E>,
  field: F,
): D[F] {
  const typed = changed[field] ?? sending[field]
  return (typed ? typed.now : kept[field]) as D[F]
}

const over = <D>(kept: D, changed: Changed<FieldOf<D>>): D => ({
  ...kept,
  ...Object.fromEntries(entriesOf<D>(changed).map(([field, { now }]) => [field, now])),
})

/** All current values. */
export const draftIn = <R extends Versioned, D, E>({ kept, sending, changed }: RecordState<R, D, E>): D =>
  over(kept, { ...sending, ...changed })

/** Server values with pending saves applied. */
export const draftSent = <R extends Versioned, D, E>({ kept, sending }: RecordState<R, D, E>): D =>
  over(kept, sending)

const without = <T extends object>(all: T, field: string): T => {
  const { [field as keyof T]: _, ...others } = all
  return others as T
}

/** Sets a field; setting it back to the server's value removes the edit. */
export function setField<R extends Versioned, D, E, F extends FieldOf<D>>(
  store: RecordStore<R, D, E>,
  field: F,
  now: D[F],
): void {
  store.setState((state) => {
    const isSame = isSameIn(state.kind)
    const shown = state.sending[field]?.now ?? state.kept[field]
    const was = state.changed[field]?.was ?? shown
    const isBack = isSame(now, was) && isSame(was, shown)
    const changed = isBack ? without(state.changed, field) : { ...state.changed, [field]: { was, now } }
    return { changed, errors: without(without(state.errors, field), 'general') }
  })
}

/** Adopts a version from the server; edits equal to it are dropped. Versions older than the known one are ignored. */
export function adopt<R extends Versioned, D, E>(store: RecordStore<R, D, E>, record: NoInfer<R>): void {
  store.setState(({ kind, changed, record: before }) => {
    if (record === before || record.version < before.version) return {}
    const isSame = isSameIn(kind)
    const kept = kind.draftOf(record)
    const followed = kind.follow?.(changed, kept) ?? changed
    const left = entriesOf<D>(followed).filter(([field, { now }]) => !isSame(now, kept[field]))
    return { record, kept, changed: fromEntries<D>(left) }
  })
}

/** Fields edited here and changed elsewhere to different values. */
export const conflictsIn = <R extends Versioned, D, E>({
  kind,
  changed,
  sending,
  kept,
}: RecordState<R, D, E>): FieldOf<D>[] => {
  const isSame = isSameIn(kind)
  return entriesOf<D>({ ...sending, ...changed })
    .filter(([field]) => !kind.addsUp?.(field))
    .filter(([field, { was, now }]) => !isSame(kept[field], was) && !isSame(kept[field], now))
    .map(([field]) => field)
}

/** Resolves a conflict: keep ours or theirs. */
export function settle<R extends Versioned, D, E>(
  store: RecordStore<R, D, E>,
  field: FieldOf<D>,
  isOurs: boolean,
): void {
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

type AnyStore<R extends Versioned, D, E> = RecordStore<R, D, E>

/** Discards all edits. */
export const discard = <R extends Versioned, D, E>(store: AnyStore<R, D, E>): void =>
  store.setState({ changed: {}, errors: {} })

export const startSending = <R extends Versioned, D, E>(store: AnyStore<R, D, E>): void =>
  store.setState(({ changed }) => ({ sending: changed, changed: {}, errors: {} }))

/** Rolls back a refused save; newer edits win. */
export const takeBack = <R extends Versioned, D, E>(store: AnyStore<R, D, E>): void =>
  store.setState(({ sending, changed }) => {
    const typedSince = entriesOf<D>(changed).map(([field, { was, now }]): Entry<D> => {
      const begun = sending[field]
      return [field, { was: begun ? begun.was : was, now }]
    })
    return { sending: {}, changed: { ...sending, ...fromEntries<D>(typedSince) } }
  })

/** Completes a save. Input since then remains an edit, however the server normalised the value. */
export function finishSending<R extends Versioned, D, E>(
  store: AnyStore<R, D, E>,
  answer: R,
  isSent: (field: FieldOf<D>) => boolean = () => true,
): void {
  store.setState(({ kind, sending, changed }) => {
    const kept = kind.draftOf(answer)
    const typedSince = entriesOf<D>(changed).map(
      ([field, { was, now }]): Entry<D> => [
        field,
        { was: sending[field] && isSent(field) ? kept[field] : was, now },
      ],
    )
    return {
      sending: fromEntries<D>(entriesOf<D>(sending).filter(([field]) => !isSent(field))),
      changed: fromEntries<D>(typedSince),
    }
  })
  adopt(store, answer)
}
