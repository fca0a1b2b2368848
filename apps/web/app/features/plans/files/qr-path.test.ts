import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a code has its three corner marks, and one dark square for each part of its path', () => {
  const { path, size } = qrPath('https://salvia.example/recommendations/SNNE4HQ')
  expect(size).toBe(33)
  for (const corner of ['M0 0h', 'M26 0h', 'M0 26h']) expect(path).toContain(corner)
  expect(path).not.toContain('M7 0h')
})
