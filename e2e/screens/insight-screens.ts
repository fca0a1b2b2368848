import type { Screen } from './screen-paths.ts'

export const insightScreens: Screen[] = [
  { name: 'insights', account: 'practitioner', path: () => '/insights' },
  {
    name: 'refills behind the insights',
    isLikeOthers: true,
    account: 'practitioner',
    path: () => '/insights/refills?dueFrom=2025-12-01&dueTo=2026-12-31',
  },
  { name: 'insights of a newcomer', isLikeOthers: true, account: 'newcomer', path: () => '/insights' },
  {
    name: 'insights of all, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/practitioner-insights',
  },
  {
    name: 'insights of one practitioner, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => {
      const answer = await page.request.get('/api/admin/practitioner/insights?limit=1')
      const { results } = (await answer.json()) as { results: { practitionerId: string }[] }
      return `/admin/practitioner-insights/${results[0]?.practitionerId}`
    },
  },
]
