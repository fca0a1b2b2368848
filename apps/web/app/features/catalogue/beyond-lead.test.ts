import { expect, test } from 'vitest'
import { beyondLead } from './beyond-lead.ts'

test.for([
  ['Zinc 15 mg in 1 capsule', 'Zinc 15 mg in 1 capsule', ''],
  ['Zinc 15 mg in 1 capsule.', 'Zinc 15 mg in 1 capsule', ''],
  ['Zinc 15 mg in 1 capsule. For vegans.', 'Zinc 15 mg in 1 capsule', 'For vegans.'],
  ['By Thorne. Zinc 15 mg in 1 capsule. For vegans.', 'Zinc 15 mg in 1 capsule.', 'By Thorne. For vegans.'],
  ['Of pure zinc.', 'Zinc 15 mg in 1 capsule', 'Of pure zinc.'],
  ['Of pure zinc.', '', 'Of pure zinc.'],
])('of "%s" below "%s" is left "%s"', ([description, lead, left]) => {
  expect(beyondLead(description ?? '', lead ?? '')).toBe(left)
})
