import { Email } from '@salvia/contract/wire'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { faultKey } from './contract-fault.ts'

const Input = z.object({
  name: z.string().min(2).max(5),
  tags: z.array(z.string()).max(1),
  amount: z.number().min(1).max(9),
  id: z.uuid(),
  kind: z.enum(['a', 'b']),
  email: Email,
  twice: z.string().refine((text) => text !== 'no', 'field_twice'),
})
const good = {
  name: 'Ann',
  tags: [],
  amount: 2,
  id: '019b8be2-86bb-759c-b8a4-2e6a0757d3f5',
  kind: 'a',
  email: 'nora@mail.nl',
  twice: '',
}

test.for([
  [{ name: undefined }, 'required'],
  [{ name: 5 }, 'invalid'],
  [{ name: 'A' }, 'too_short'],
  [{ name: 'Annabel' }, 'too_long'],
  [{ tags: ['a', 'b'] }, 'too_long'],
  [{ amount: 0 }, 'too_small'],
  [{ amount: 10 }, 'too_big'],
  [{ id: 'x' }, 'invalid'],
  [{ kind: 'c' }, 'invalid'],
  [{ email: 'nora@nope' }, 'email_invalid'],
  [{ email: undefined }, 'required'],
  [{ twice: 'no' }, 'field_twice'],
] as const)('%j is refused by the key %s', ([broken, key]) => {
  const { error } = Input.safeParse({ ...good, ...broken })
  const faults = (error?.issues ?? []).map(({ code: keyword, message, path: _path, ...params }) => ({
    keyword,
    message,
    params: params as { origin?: string },
  }))
  expect(faults.map(faultKey)).toEqual([key])
})
