import { expect, test } from 'vitest'
import { readClosedBanners } from './remember-banner.ts'

test('closed banners are read from their cookie, and nothing from none or a broken one', () => {
  expect(readClosedBanners('a=1; salvia_banners=spring%202027%0Asale')).toEqual(['spring 2027', 'sale'])
  expect(readClosedBanners('salvia_banners=%E0%A4%A')).toEqual([])
  expect(readClosedBanners(null)).toEqual([])
})
