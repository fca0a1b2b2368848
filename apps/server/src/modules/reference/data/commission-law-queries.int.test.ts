import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { Profession } from '@salvia/contract/words/professions'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApiOfFile } from '#test/api'
import { commissionIsAllowed } from './commission-law-queries.ts'
import { commissionLaws } from './reference-tables.ts'

type Law = {
  professionId: Profession | null
  isAllowed: boolean
  validFrom: CalendarDay
  withdrawnAt?: Date
}

const ofCountry = (isAllowed: boolean, validFrom: CalendarDay): Law => ({
  professionId: null,
  isAllowed,
  validFrom,
})
const ofPhysicians = (isAllowed: boolean, validFrom: CalendarDay): Law => ({
  professionId: 'Physician',
  isAllowed,
  validFrom,
})

const histories: Law[][] = [
  [],
  [ofCountry(false, '2026-03-01')],
  [ofCountry(false, '2026-01-01'), ofCountry(true, '2026-03-01')],
  [ofCountry(true, '2026-01-01'), ofPhysicians(false, '2026-03-01')],
  [ofPhysicians(false, '2026-01-01'), ofCountry(true, '2026-03-01'), ofPhysicians(true, '2026-03-02')],
  [ofPhysicians(true, '2026-01-01'), { ...ofPhysicians(false, '2026-03-01'), withdrawnAt: new Date(0) }],
]
const days = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2026-03-02']

const api = await startApiOfFile()

async function isAllowedOn(day: string, profession: Profession) {
  const person = { countryCode: sql`${'NL'}`, professionId: sql`${profession}` }
  const [row] = await readRows<{ allowed: boolean }>(
    api.db,
    sql`select ${commissionIsAllowed(person, sql`${day}`)} as allowed`,
  )
  return row?.allowed
}

/** By the rule: the row of the profession, else the country's, else nothing is forbidden. */
function expectedOn(laws: Law[], day: string, profession: Profession) {
  const valid = laws.filter(({ withdrawnAt }) => withdrawnAt === undefined)
  const of = (kind: Profession | null) =>
    rowInForce(
      valid.filter(({ professionId }) => professionId === kind),
      day,
    )
  return (of(profession) ?? of(null))?.isAllowed ?? true
}

test.for(histories.map((laws, at) => [at, laws] as const))(
  'who may receive commission is decided by the row that the rule picks, history %i',
  async ([, laws]) => {
    await api.db.delete(commissionLaws)
    if (laws.length > 0)
      await api.db
        .insert(commissionLaws)
        .values(laws.map((law) => ({ countryCode: 'NL', source: 'a law', ...law })))
    for (const day of days)
      for (const profession of ['Physician', 'Naturopath'] as const)
        expect([day, profession, await isAllowedOn(day, profession)]).toEqual([
          day,
          profession,
          expectedOn(laws, day, profession),
        ])
  },
)
