import { sameJson } from './record-store.ts'

/** The fields in which two versions of a record differ. */
export const changedFields = <D extends Record<string, unknown>>(draft: D, read: D): (keyof D & string)[] =>
  Object.keys(draft).filter((field) => !sameJson(draft[field], read[field]))
