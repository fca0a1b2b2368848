import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'

const says = (text: string) => ({ messageId: crypto.randomUUID(), text })

/** Two conversations: one that was answered and closed, one that waits. */
export function chatActs({ call }: DemoCalls): DemoAct[] {
  const begin = (by: string, text: string) =>
    call<{ id: string }>(by, 'POST', '/api/chat/conversations', says(text))
  const answered = async () => {
    const { id } = await begin('practitioner', 'Can a client of mine in Switzerland order from a plan?')
    const path = `/api/admin/chat/conversations/${id}`
    await call(
      'admin',
      'POST',
      `${path}/messages`,
      says('Yes, we ship to Switzerland. The checkout shows carriers and prices.'),
    )
    await call('admin', 'PUT', path, { isClosed: true })
  }
  return [
    { daysAgo: 6.4, run: answered },
    {
      daysAgo: 0.2,
      run: async () => void (await begin('client', 'Which of my two parcels comes first?')),
    },
  ]
}
