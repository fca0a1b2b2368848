import { v4, v7 } from 'uuid'

/** Record ids: they increase with time, which keeps indexes compact. */
export const newId = (): string => v7()

/** Ids that grant access by themselves (cart, order key): unguessable. */
export const newSecretId = (): string => v4()
