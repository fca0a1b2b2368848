import { firstOf, type Screen } from './screen-paths.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'

export const inquiryScreens: Screen[] = [
  { name: 'product inquiries', account: 'practitioner', path: () => '/product-inquiries' },
  {
    name: 'own product inquiries, none',
    isLikeOthers: true,
    account: 'newcomer',
    path: () => '/product-inquiries?scope=Own',
  },
  {
    name: 'inquiry of a mail',
    isLikeOthers: true,
    account: null,
    path: () => `/product-inquiries/${NOBODYS}/join?token=none`,
  },
  {
    name: 'product inquiries, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/product-inquiries',
  },
  { name: 'demo calls, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/demo-calls' },
  { name: 'content, for admins', isLikeOthers: true, account: 'admin', path: () => '/admin/content' },
  {
    name: 'opening hours of the chat, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/chat-hours',
  },
  {
    name: 'prepared answers, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: () => '/admin/settings/chat-answers',
  },
  { name: 'chat, for admins', account: 'admin', path: () => '/admin/chat' },
  {
    name: 'one conversation of the chat, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => `/admin/chat/${(await firstOf(page, '/admin/chat/conversations')).id}`,
  },
  {
    name: 'product inquiry, for admins',
    isLikeOthers: true,
    account: 'admin',
    path: async (page) => {
      const answer = await page.request.get('/api/admin/product-inquiries?sort=-upvotesCount&limit=1')
      const { results } = (await answer.json()) as { results: { id: string }[] }
      return `/admin/product-inquiries/${results[0]?.id}`
    },
  },
]
