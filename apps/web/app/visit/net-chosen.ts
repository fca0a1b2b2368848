import { readCookie } from './cookies.ts'

/** Whether this browser was told to show prices without VAT; who sees them so is decided by the account. */
export const isNetChosen = (cookies: string | null): boolean => readCookie(cookies, 'prices') === 'net'
