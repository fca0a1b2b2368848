import type { ContentFault } from '@salvia/contract/content/content-fault'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { withContent } from '#test/content'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'

test('what is wrong of a list is left out, the rest is shown, and admins are told', async () => {
  const faq = {
    id: 'pay',
    question: 'How?',
    answer: '{practitionerPercent} percent',
    userType: 'client',
    category: 'orders',
  }
  const { api, read } = await withContent({ faqs: [faq, { id: 'x' }], about: { sections: 'none' } })
  expect((await read('faqs')).results).toEqual([
    {
      ...faq,
      answer: '30 percent',
      searchWords: null,
      popular: false,
      featured: false,
      featuredInPricing: false,
    },
  ])
  expect(await read('about')).toMatchObject({ title: 'About Salvia' })
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  expect(told.results).toMatchObject([
    {
      name: 'faqs',
      languageCode: 'en',
      faults: expect.arrayContaining([{ item: 2, place: ['question'], problem: 'Missing', about: null }]),
    },
    {
      name: 'about',
      faults: [
        { item: null, place: ['title'], problem: 'Missing', about: null },
        { item: null, place: ['sections'], problem: 'NoList', about: null },
      ],
    },
  ])
})

test('one fault takes the least it can from a page, a menu and the footer; the release lends what is missing', async () => {
  const script = { label: 'Look', href: 'javascript:alert(1)' }
  const right = { heading: 'Right', paragraphs: ['Kept'] }
  const links = [
    { title: 'Old', href: 'http://old.example' },
    { title: 'Shop', href: '/shop' },
  ]
  const { api, read } = await withContent({
    about: { title: 'Our house', action: script, sections: [right, { paragraphs: ['No heading'] }] },
    'pricing-page': { title: '', sections: [{ ...right, action: script }] },
    'data-compliance': { title: 7, sections: [{ points: 'none' }] },
    header: { groups: [{ title: 'Salvia', links }] },
    footer: { copyright: '© {year} Our house', leftSiteMap: [{ title: 'Salvia', links }] },
  })
  const shown = { ...{ anchor: null, points: [], picture: null, action: null }, ...right }
  expect(await read('about')).toMatchObject({ title: 'Our house', action: null, sections: [shown] })
  expect(await read('pricing-page')).toMatchObject({ title: 'What Salvia costs', sections: [shown] })
  const { title, sections } = await read('data-compliance')
  expect([title, sections.length > 0]).toEqual(['Data protection for practices', true])
  expect((await read('header')).groups).toEqual([{ title: 'Salvia', links: [links[1]] }])
  expect(await read('footer')).toMatchObject({
    copyright: '© 2026 Our house',
    leftSiteMap: [{ title: 'Salvia', links: [links[1]] }],
  })
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const saidOf = ({ place, problem }: ContentFault['faults'][number]) => `${place.join('.')} ${problem}`
  const paths = told.results.map(({ name, faults }: ContentFault) => [name, faults.map(saidOf)])
  expect(Object.fromEntries(paths)).toMatchObject({
    about: ['action.href NoLink', 'sections.2.heading Missing'],
    'pricing-page': ['title Missing', 'sections.1.action.href NoLink'],
    'data-compliance': ['title NoText', 'sections.1.heading Missing', 'sections.1.points NoList'],
    header: ['groups.1.links.1.href NoLink'],
    footer: ['leftSiteMap.1.links.1.href NoLink'],
  })
})

test('questions of a kind of user or a category that there is not are answered, and told to admins', async () => {
  const faq = {
    id: 'park',
    question: 'Where do I park?',
    answer: 'Here.',
    userType: 'martian',
    category: 'cars',
  }
  const { api, read } = await withContent({ faqs: [faq] })
  expect((await read('faqs')).results).toMatchObject([faq])
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const { faults } = told.results.find(({ name }: ContentFault) => name === 'faqs')
  expect(faults).toEqual([
    { item: null, place: ['park', 'userType'], problem: 'UnknownUserType', about: 'martian' },
    { item: null, place: ['park', 'category'], problem: 'UnknownCategory', about: 'cars' },
  ])
})

test('a text with a blank that there is not is left out, and told to admins; the others are filled everywhere', async () => {
  const faq = (id: string, given: object) => ({
    ...{ id, question: 'Up to {practitionerPercent}?', answer: 'Yes.' },
    ...{ userType: 'client', category: 'orders', ...given },
  })
  const { api, read } = await withContent({
    faqs: [faq('right', {}), faq('wrong', { answer: '{practitonerPercent} percent' })],
    about: {
      title: 'Up to {practitionerPercent} percent',
      lead: '{nobody}',
      sections: [{ heading: '{planItems} products', paragraphs: ['Kept.'] }],
    },
    'top-banner': [{ id: 'sale', content: '{practitionerPercent} percent' }],
    'shop-banner': [{ id: 'lost', content: '{sale} percent', dateFrom: '2020-01-01', dateTo: '2099-12-31' }],
  })
  const questions = (await read('faqs')).results
  expect(questions).toMatchObject([{ id: 'right', question: 'Up to 30?' }])
  expect(await read('about')).toMatchObject({
    ...{ title: 'Up to 30 percent', lead: null },
    sections: [{ heading: '30 products' }],
  })
  expect((await read('top-banner')).banner).toMatchObject({ content: '30 percent' })
  expect((await read('shop-banner')).banner).toBeNull()
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const unknown = (about: string, place: string[]) => ({ item: null, place, problem: 'UnknownBlank', about })
  const faultsOf = (name: string): unknown =>
    told.results.find((fault: ContentFault) => fault.name === name)?.faults
  expect(faultsOf('faqs')).toEqual([unknown('{practitonerPercent}', ['wrong'])])
  expect(faultsOf('about')).toEqual([unknown('{nobody}', [])])
  expect(faultsOf('shop-banner')).toEqual([unknown('{sale}', ['lost'])])
  expect(faultsOf('top-banner')).toBeUndefined()
})

test('a slug that two questions have, and a banner that is never shown without dates, are told to admins', async () => {
  const faq = (id: string) => ({
    id,
    question: 'How?',
    answer: 'So.',
    userType: 'client',
    category: 'orders',
  })
  const banner = { id: 'sale', content: 'Sale', dateFrom: '', dateTo: '' }
  const { api, read } = await withContent({
    faqs: [faq('pay'), faq('ship'), faq('pay')],
    ...{ 'shop-banner': [banner], 'top-banner': [banner] },
  })
  for (const name of ['faqs', 'shop-banner', 'top-banner']) await read(name)
  const admin = await makeAdmin(api)
  const { results } = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const faultsOf = (name: string): unknown =>
    results.find((fault: ContentFault) => fault.name === name)?.faults
  expect(faultsOf('faqs')).toEqual([
    { item: null, place: ['pay', 'slug'], problem: 'SlugTwice', about: 'pay' },
  ])
  expect(faultsOf('shop-banner')).toEqual([{ item: null, place: ['sale'], problem: 'NoDates', about: null }])
  expect(faultsOf('top-banner')).toBeUndefined()
})

test('an item of a list goes without a wrong picture or address, not without what it says', async () => {
  const webinar = {
    ...{ id: 'zinc', title: 'Zinc', description: 'All of it', minutes: 60, startsAt: '2026-12-01T18:00:00Z' },
    recordingUrl: 'http://insecure.example',
    picture: { src: '/uploads/zinc.jpg', alt: '', width: 20_000, height: 1 },
  }
  const banner = { id: 'sale', content: 'Sale', dateFrom: 'soon', dateTo: '2030-01-01' }
  const { api, read } = await withContent({
    webinars: [webinar, { ...webinar, id: 'iron', startsAt: 'soon' }],
    'shop-banner': [banner],
  })
  expect(await read('webinars')).toMatchObject({
    count: 1,
    results: [{ id: 'zinc', recordingUrl: null, picture: null }],
  })
  expect(await read('shop-banner')).toMatchObject({ banner: null })
  const admin = await makeAdmin(api)
  const told = (await callVersioned(api, admin, ['GET', '/admin/content/faults'])).json()
  const said = told.results.map(({ name, faults }: ContentFault) => [
    name,
    faults.map(({ item, place, problem }) => `${item} ${place.join('.')} ${problem}`),
  ])
  expect(Object.fromEntries(said)).toMatchObject({
    webinars: [
      '1 recordingUrl NoLink',
      '1 picture.width Unusable',
      '2 startsAt NoMoment',
      ...['2 recordingUrl NoLink', '2 picture.width Unusable'],
    ],
    'shop-banner': ['1 dateFrom NoBannerDate'],
  })
})

test('a date of a banner that an editor emptied is none', async () => {
  const banner = (dateFrom: string, dateTo: string) => [{ id: 'sale', content: 'Sale', dateFrom, dateTo }]
  const { read } = await withContent({
    'shop-banner': banner('', '2026-12-01'),
    'pdp-banner': banner('2026-11-01', ''),
    'top-banner': banner('', ''),
  })
  expect((await read('shop-banner')).banner).toMatchObject({ dateFrom: null, dateTo: '2026-12-01' })
  expect((await read('pdp-banner')).banner).toMatchObject({ dateFrom: '2026-11-01', dateTo: null })
  expect((await read('top-banner')).banner).toMatchObject({ dateFrom: null, dateTo: null })
})

test('a banner is shown by moments with an offset, and by times of the seller’s clock', async () => {
  const banner = (dateFrom: string, dateTo: string) => [{ id: 'sale', content: 'Sale', dateFrom, dateTo }]
  const { read } = await withContent({
    'shop-banner': banner('2026-11-20T11:00:00+01:00', '2026-11-20T11:00:01+01:00'),
    'pdp-banner': banner('2026-11-20T11:00', '2026-11-20T11:01'),
    'dashboard-banner': banner('2026-11-20T11:01', '2026-11-21T00:00'),
  })
  expect((await read('shop-banner')).banner).toMatchObject({ dateFrom: NOW.toISOString() })
  expect((await read('pdp-banner')).banner).toMatchObject({ dateFrom: NOW.toISOString() })
  expect(await read('dashboard-banner')).toMatchObject({ banner: null })
})

test('a banner is another version once it says something else in any language, and the same in each of them', async () => {
  const { api, read } = await withContent({})
  const said = { en: 'Sale', de: 'Rabatt' }
  const banner = (content: string) => [{ id: 'sale', content, dateFrom: '2026-11-01', dateTo: '2099-12-31' }]
  api.services.content.read = async (name, language) =>
    name === 'shop-banner' && (language === 'en' || language === 'de') ? banner(said[language]) : null
  const shownIn = async (language: string) => (await read(`shop-banner?lang=${language}`)).banner
  const [english, german, french] = [await shownIn('en'), await shownIn('de'), await shownIn('fr')]
  expect([english.content, german.content, french.content]).toEqual(['Sale', 'Rabatt', 'Sale'])
  expect(english.version).toMatch(/^[\w-]{8}$/)
  expect([german.version, french.version]).toEqual([english.version, english.version])
  said.de = 'Rabatt bis Freitag'
  const rewritten = await shownIn('en')
  expect(rewritten.version).not.toBe(english.version)
  said.de = 'Rabatt'
  expect((await shownIn('en')).version).toBe(english.version)
})

test('a link that runs something is no link, and its banner is not shown', async () => {
  const banner = (href: string) => ({
    id: 'sale',
    content: 'Sale',
    action: { label: 'Look', href },
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  })
  const { read } = await withContent({
    'shop-banner': banner('/shop'),
    'pdp-banner': banner('javascript:alert(1)'),
  })
  expect(await read('shop-banner')).toMatchObject({ kind: 'banner', banner: { id: 'sale' } })
  expect(await read('pdp-banner')).toMatchObject({ kind: 'banner', banner: null })
})
