import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { expect, test } from 'vitest'
import { changeOf, draftOf } from './inquiry-draft.ts'

const inquiry = {
  name: 'Black cumin oil',
  brandName: 'Boreal',
  linkUrl: 'https://boreal.example',
  note: '',
  expectedDate: '2027-02-01' as CalendarDay,
  product: { id: 'p1', name: 'Oil' },
}

test('only what was changed is sent, and what was emptied as none', () => {
  const draft = draftOf(inquiry)
  expect(changeOf(draft, inquiry)).toEqual({})
  expect(changeOf({ ...draft, note: 'Ask' }, inquiry)).toEqual({ note: 'Ask' })
  expect(changeOf({ ...draft, linkUrl: ' ', expectedDate: '', product: null }, inquiry)).toEqual({
    linkUrl: null,
    expectedDate: null,
    productId: null,
  })
})
