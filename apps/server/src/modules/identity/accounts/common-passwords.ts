import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether a password, in any case, is one of the 50,000 that are tried first. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
