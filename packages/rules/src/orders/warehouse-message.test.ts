import { describe, expect, test } from 'vitest'
import { effectOfMessage, toldStatus } from './warehouse-message.ts'

test('what is delivered, a carrier has', () => {
  expect([toldStatus('Delivered'), toldStatus('Packing')]).toEqual(['InTransit', 'Packing'])
})

describe('a message of the warehouse', () => {
  test.for([
    ['SentToWarehouse', 'AcceptedByWarehouse', 'advance'],
    ['SentToWarehouse', 'DeclinedByWarehouse', 'advance'],
    // Messages between were lost, or come later.
    ['Draft', 'InTransit', 'advance'],
    ['Packing', 'Delivered', 'advance'],
    ['DeclinedByWarehouse', 'AcceptedByWarehouse', 'advance'],
    ['Packing', 'Packing', 'repeat'],
    ['InTransit', 'Delivered', 'repeat'],
    ['DeclinedByWarehouse', 'DeclinedByWarehouse', 'repeat'],
    ['InTransit', 'Packing', 'passed'],
    ['PendingPickup', 'AcceptedByWarehouse', 'passed'],
    ['AcceptedByWarehouse', 'DeclinedByWarehouse', 'refused'],
    ['InTransit', 'DeclinedByWarehouse', 'refused'],
    ['Canceled', 'Packing', 'refused'],
    ['Canceled', 'Delivered', 'refused'],
  ] as const)('for a shipment that is %s, of %s: %s', ([from, told, effect]) => {
    expect(effectOfMessage(from, told)).toBe(effect)
  })
})
