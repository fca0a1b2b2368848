import { expect, test } from 'vitest'
import { continuesTemplateChange, templateEventsOf, templatePartsOf } from './template-events.ts'

const own = { isActive: true, isGlobalTemplate: false, practitionerId: 'sophie' }
const global = { ...own, isGlobalTemplate: true }

test.for([
  ['an own template that changes', own, own, []],
  ['an own template that goes to another author', own, { ...own, practitionerId: 'jan' }, []],
  ['one that becomes global', own, global, ['TemplateMadeGlobal']],
  [
    'one that becomes global under another name',
    own,
    { ...global, practitionerId: 'jan' },
    ['TemplateMadeGlobal', 'TemplateAuthorNamed'],
  ],
  ['a global one that changes', global, global, ['TemplateChanged']],
  ['a global one with another author', global, { ...global, practitionerId: 'jan' }, ['TemplateAuthorNamed']],
  ['a global one that is withdrawn', global, own, ['TemplateWithdrawn']],
  ['a global one that is deleted', global, { ...global, isActive: false }, ['TemplateWithdrawn']],
] as const)('%s', ([, before, after, events]) => {
  expect(templateEventsOf(before, after)).toEqual(events)
})

const at = new Date('2026-03-01T10:00:00Z')
const noted = { event: 'TemplateChanged', actorId: 'sophie', at }

test.for([
  ['just before 30 minutes', noted, '2026-03-01T10:29:59.999Z', true],
  ['at 30 minutes', noted, '2026-03-01T10:30:00Z', false],
  ['of somebody else', { ...noted, actorId: 'mara' }, '2026-03-01T10:01:00Z', false],
  ['after it was made global', { ...noted, event: 'TemplateMadeGlobal' }, '2026-03-01T10:01:00Z', false],
  ['the first', undefined, '2026-03-01T10:01:00Z', false],
] as const)('a change %s', ([, newest, now, continues]) => {
  expect(continuesTemplateChange(newest, 'sophie', new Date(now))).toBe(continues)
})

test('what a write changes beside the content is what it names and what is not so already', () => {
  const before = { evidence: 'EFSA', languageCode: 'en', templateCategoryId: 'sleep', internalName: null }
  const written = { evidence: 'EFSA, 2012', languageCode: 'en', templateCategoryId: null, name: 'Sleep' }
  expect(templatePartsOf(before, written)).toEqual(['evidence', 'templateCategoryId'])
  expect(templatePartsOf(before, {})).toEqual([])
})
