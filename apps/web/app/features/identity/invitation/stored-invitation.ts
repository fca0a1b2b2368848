import { tabStorage } from '#app/lib/browser-storage.ts'

const KEY = 'salvia.invitation'

/** The invitation token, kept in this tab until it is answered, through sign-up or third-party sign-in. */
export const storeInvitation = (token: string) => tabStorage.keep(KEY, token)

export const readInvitation = (): string | null => tabStorage.read(KEY)

export const forgetInvitation = () => tabStorage.forget(KEY)
