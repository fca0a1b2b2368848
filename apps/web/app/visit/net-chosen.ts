import { readCookie } from './cookies.ts'

/** Whether net prices were chosen in this browser; the account decides who may see them. */
export const isNetChosen = (cookies: string | null): boolean => readCookie(cookies, 'prices') === 'net'
