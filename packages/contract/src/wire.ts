import { z } from 'zod'
import { currencies } from './money.ts'
import type { CalendarDay, CalendarMonth } from './words/calendar-day.ts'
import { personLengths } from './words/lengths.ts'
import { languages } from './words/locale.ts'

export const Money = z.object({ amount: z.int(), currency: z.enum(currencies) })

/** A UUID is the same in capitals; it is stored, compared and answered in small letters. */
export const Id = z.uuid().toLowerCase()

/** A person as those who may read the name are told of it. */
export const NamedPerson = z.object({ id: Id, fullName: z.string() })
/** PostgreSQL has no year 0. */
const hasYear = (time: string): boolean => !time.startsWith('0000')
export const Instant = z.iso.datetime().refine(hasYear)
/** A day without a time. Its type takes no instant, whose day depends on the reader's clock. */
export const Day = z.iso.date().refine(hasYear) as unknown as z.ZodType<CalendarDay, string>
export const Month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .refine(hasYear) as unknown as z.ZodType<CalendarMonth, string>
/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'country_code_invalid')
export const CurrencyCode = z.enum(currencies)
export const LanguageCode = z.enum(languages)
export const Percent = z.int().min(0).max(100)

/**
 * Bidirectional override characters, which can disguise a name. Letters carry their own direction; single marks needed
 * in Hebrew and Arabic names are allowed.
 */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g

/** A text as typed, minus invisible bidirectional overrides from pasting. */
export const Plain = () => z.string().overwrite((text) => text.replace(directionOverrides, ''))

/** Has visible characters: not only spaces, direction marks or fillers. */
export const hasVisibleSign = /[^\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u

/** One line of text: no control characters, no breaks, trimmed. */
export const Line = (max: number) =>
  Plain()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'control_characters')
    .trim()

/** Text of several lines: tabs and line breaks are its only control characters. */
export const Text = (max: number) =>
  Plain()
    .max(max)
    .regex(/^[\P{Cc}\t\n\r]*$/u, 'control_characters')
    .trim()

/** Refused by a key of its own where it is no whole address: its length is not to blame. */
export const Email = z
  .email({ error: ({ code }) => (code === 'invalid_format' ? 'email_invalid' : undefined) })
  .max(personLengths.email)

export const IdParams = z.strictObject({ id: Id })

/** A guest's order key. */
export const OrderKeyQuery = z.strictObject({ key: z.uuid().optional() })

/** A query flag: `true` or `false`. */
export const Flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** A comma-separated list, or the parameter repeated. */
export const ListOf = <T extends z.ZodType<unknown, string>>(item: T, max = 100) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (Array.isArray(given) ? given : given.split(',')).filter((part) => part !== ''))
    .pipe(z.array(item).max(max))

export const IdList = ListOf(Id)

const IdempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/)
/** Header of writes that may be retried; other writes ignore it. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': IdempotencyKey.optional() })
