import { expect, test } from 'vitest'
import { cheaperAsFast } from './cheaper-as-fast.ts'

const rated = (kind: 'Door' | 'Express', arrivesOn: string, cost: number) => ({
  carrier: { id: `${kind} ${arrivesOn}`, kind, name: kind },
  arrivesOn,
  cost,
})
const door = rated('Door', '2026-11-25', 0)

test.for([
  ['on the same day', rated('Express', '2026-11-25', 1254), door],
  ['later', rated('Express', '2026-11-26', 1254), door],
  ['a day earlier', rated('Express', '2026-11-24', 1254), undefined],
  ['on the same day for nothing', rated('Express', '2026-11-25', 0), undefined],
] as const)('express that arrives %s', ([, express, beside]) => {
  expect(cheaperAsFast(express, [express, door])).toBe(beside)
})

test('only express is bought for its speed', () => {
  const dear = rated('Door', '2026-11-25', 500)
  expect(cheaperAsFast(dear, [dear, door])).toBeUndefined()
})
