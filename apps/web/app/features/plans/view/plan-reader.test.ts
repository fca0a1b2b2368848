import { expect, test } from 'vitest'
import { pageFor, rightsOf } from './plan-reader.ts'

const own = { practitionerId: 'sophie' }
const kinds = {
  visitor: null,
  client: { id: 'anna', isAdmin: false, isPractitioner: false, isApproved: true },
  newcomer: { id: 'jan', isAdmin: false, isPractitioner: true, isApproved: false },
  'newcomer, its author': { id: 'sophie', isAdmin: false, isPractitioner: true, isApproved: false },
  author: { id: 'sophie', isAdmin: false, isPractitioner: true, isApproved: true },
  colleague: { id: 'lena', isAdmin: false, isPractitioner: true, isApproved: true },
  admin: { id: 'admin', isAdmin: true, isPractitioner: false, isApproved: true },
  'admin, its author': { id: 'sophie', isAdmin: true, isPractitioner: false, isApproved: true },
}

/** The page plainly, with mode=client-order, and as a preview. */
test.for([
  { who: 'visitor', pages: ['client', 'client', 'client'] },
  { who: 'client', pages: ['client', 'client', 'client'] },
  { who: 'newcomer', pages: ['client', 'client', 'client'] },
  { who: 'newcomer, its author', pages: ['preview', 'preview', 'preview'] },
  { who: 'author', pages: ['practitioner', 'order', 'preview'] },
  { who: 'colleague', pages: ['practitioner', 'practitioner', 'practitioner'] },
  { who: 'admin', pages: ['practitioner', 'order', 'preview'] },
  { who: 'admin, its author', pages: ['practitioner', 'order', 'preview'] },
] as const)('$who gets $pages', ({ who, pages }) => {
  const user = kinds[who]
  const mayRead = user !== null && (user.isAdmin || user.id === own.practitionerId)
  const rights = rightsOf(user, mayRead ? own : null)
  const asked = { isTemplate: false, mode: null, isPreviewAsked: false }
  expect([
    pageFor(rights, asked),
    pageFor(rights, { ...asked, mode: 'client-order' }),
    pageFor(rights, { ...asked, isPreviewAsked: true }),
  ]).toEqual(pages)
})

test('a template is never a client’s page', () => {
  const asked = { isTemplate: true, mode: 'client-order', isPreviewAsked: true }
  for (const user of Object.values(kinds)) expect(pageFor(rightsOf(user, own), asked)).toBe('practitioner')
})

test('a plan that an admin cannot read is not ordered for a client', () => {
  expect(rightsOf(kinds.admin, null)).toEqual({ role: 'admin', isAuthor: false, mayOrder: false })
})
