import { v4, v7 } from 'uuid'

/** Ids of records: they rise with time, so that indexes stay compact. */
export const newId = (): string => v7()

/** Ids that grant access by themselves (cart, order key): nothing about them can be guessed. */
export const newSecretId = (): string => v4()
