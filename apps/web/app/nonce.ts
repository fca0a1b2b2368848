import { createContext, use } from 'react'

/** The policy's nonce while rendering on the server; nothing in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => use(NonceContext)
