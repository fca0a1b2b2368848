import { bookedDemo, type Screen } from './screen-paths.ts'

/** What the shop says of itself. */
export const contentScreens: Screen[] = [
  { name: 'landing', account: null, path: () => '/' },
  { name: 'terms', isLikeOthers: true, account: null, path: () => '/general-terms-conditions' },
  { name: 'privacy policy in German', isLikeOthers: true, account: null, path: () => '/de/privacy-policy' },
  { name: 'about', isLikeOthers: true, account: null, path: () => '/about' },
  { name: 'pricing', account: null, path: () => '/pricing' },
  { name: 'how it works for practitioners', account: null, path: () => '/how-it-works/practitioner' },
  {
    name: 'how it works for clients, in German',
    isLikeOthers: true,
    account: null,
    path: () => '/de/how-it-works/client',
  },
  {
    name: 'data protection for practices',
    isLikeOthers: true,
    account: null,
    path: () => '/data-compliance',
  },
  { name: 'accessibility, in Dutch', isLikeOthers: true, account: null, path: () => '/nl/accessibility' },
  { name: 'status, in French', isLikeOthers: true, account: null, path: () => '/fr/status' },
  { name: 'demo', account: null, path: () => '/demo' },
  { name: 'demo for clients, in German', isLikeOthers: true, account: null, path: () => '/de/demo/client' },
  { name: 'demo booked', isLikeOthers: true, account: null, path: bookedDemo },
  { name: 'demo booked, without its link', isLikeOthers: true, account: null, path: () => '/fr/demo/booked' },
  { name: 'questions', account: null, path: () => '/faqs/all' },
  {
    name: 'one question',
    isLikeOthers: true,
    account: null,
    path: () => '/faqs/all?userType=practitioner&category=commission&question=when-paid',
  },
  { name: 'no question found', isLikeOthers: true, account: null, path: () => '/faqs/all?search=zzz' },
  { name: 'how commission works', isLikeOthers: true, account: 'practitioner', path: () => '/commission' },
  { name: 'learning hub', account: 'practitioner', path: () => '/learning-hub' },
  {
    name: 'refill reminders of clients',
    isLikeOthers: true,
    account: 'practitioner',
    path: () => '/refill-reminders',
  },
]
