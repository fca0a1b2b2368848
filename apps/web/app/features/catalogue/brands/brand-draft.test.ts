import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { expect, test } from 'vitest'
import { changeOf, draftOf } from './brand-draft.ts'

const brand: AdminBrand = {
  id: '01890000-0000-7000-8000-000000000000',
  version: 3,
  name: 'Thorne',
  description: '',
  websiteUrl: null,
  imageUrl: null,
  isActive: true,
  productCount: 12,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
}

test('only what was changed is sent', () => {
  const draft = draftOf(brand)
  expect(changeOf(draft, brand)).toEqual({})
  expect(changeOf({ ...draft, description: 'Herbs', isActive: false }, brand)).toEqual({
    description: 'Herbs',
    isActive: false,
  })
  expect(changeOf({ ...draft, websiteUrl: '' }, { ...brand, websiteUrl: '//a.example' })).toEqual({
    websiteUrl: null,
  })
})
