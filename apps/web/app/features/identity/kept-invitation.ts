const KEY = 'salvia.invitation'

/** The token of a practitioner's invitation, in this tab only, until it is answered: through sign-up, a third party's page and back. */
export const keepInvitation = (token: string) => sessionStorage.setItem(KEY, token)

export const readInvitation = (): string | null => sessionStorage.getItem(KEY)

export const forgetInvitation = () => sessionStorage.removeItem(KEY)
