import { readCountries } from './countries.ts'

const codes = new Set(readCountries().map(({ code }) => code))

/** Whether there is a country with this code. */
export const isCountry = (code: string): boolean => codes.has(code)
