import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Whether a password, ignoring case, is one of the 50,000 most common. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
