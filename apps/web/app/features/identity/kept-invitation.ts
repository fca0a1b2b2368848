const KEY = 'salvia.invitation'

/** The invitation token, kept in this tab until it is answered, through sign-up or third-party sign-in. */
export const keepInvitation = (token: string) => sessionStorage.setItem(KEY, token)

export const readInvitation = (): string | null => sessionStorage.getItem(KEY)

export const forgetInvitation = () => sessionStorage.removeItem(KEY)
