import { createContext, use } from 'react'

/** The content security policy's nonce of this page. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => use(NonceContext)
