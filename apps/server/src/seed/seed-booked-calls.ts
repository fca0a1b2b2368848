import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'

const BOOKED = [
  {
    daysAgo: 9,
    /** Of the slots that were free then. */
    at: 3,
    person: {
      ...{ firstName: 'Ilse', lastName: 'Hoekstra', email: 'ilse.hoekstra@salvia.example' },
      ...{ profession: 'Dietitian', countryCode: 'NL', timeZone: 'Europe/Amsterdam' },
      message: 'We are three dietitians who share clients. Can we see each other’s plans?',
    },
  },
  {
    daysAgo: 1,
    at: 14,
    person: {
      ...{ firstName: 'Matthias', lastName: 'Brandl', email: 'matthias.brandl@salvia.example' },
      ...{ profession: 'Naturopath', countryCode: 'AT', timeZone: 'Europe/Vienna' },
      message: 'Please show me how a client orders from a printed plan.',
    },
  },
]

/** Calls that visitors booked: one that has taken place, one to come. */
export function bookedCallActs({ call }: DemoCalls): DemoAct[] {
  return BOOKED.map(({ daysAgo, at, person }) => ({
    daysAgo,
    run: async () => {
      const { slots } = await call<{ slots: string[] }>(null, 'GET', '/api/demo-calls/slots')
      const startsAt = slots[Math.min(at, slots.length - 1)]
      // On holidays of four weeks nothing can be booked.
      if (startsAt) await call(null, 'POST', '/api/demo-calls', { ...person, startsAt })
    },
  }))
}
