import { expect, test } from 'vitest'
import { securityText } from './security-txt.ts'

test('a weakness is reported to whom the legal notice names; the text ends on a day within the year', () => {
  expect(securityText('https://salvia.example', new Date('2026-11-26T23:30:00Z'))).toBe(
    `Contact: https://salvia.example/impressum
Expires: 2027-05-25T00:00:00.000Z
Preferred-Languages: en, de, nl, fr
Canonical: https://salvia.example/.well-known/security.txt
`,
  )
})
