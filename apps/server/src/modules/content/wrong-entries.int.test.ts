import type { ContentFault } from '@salvia/contract/content/content'
import { expect, test } from 'vitest'
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
      faults: expect.arrayContaining([expect.stringMatching(/^2\. question: /)]),
    },
    { name: 'about', faults: [expect.stringMatching(/^title: /), expect.stringMatching(/^sections: /)] },
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
  const pathOf = (fault: string) => fault.slice(0, fault.indexOf(':'))
  const paths = told.results.map(({ name, faults }: ContentFault) => [name, faults.map(pathOf)])
  expect(Object.fromEntries(paths)).toMatchObject({
    about: ['action.href', 'sections.1.heading'],
    'pricing-page': ['title', 'sections.0.action.href'],
    'data-compliance': ['title', 'sections.0.heading', 'sections.0.points'],
    header: ['groups.0.links.0.href'],
    footer: ['leftSiteMap.0.links.0.href'],
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
  expect(faults).toEqual(['park: there is no user type martian', 'park: there is no category cars'])
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
  const faultsOf = (name: string): unknown =>
    told.results.find((fault: ContentFault) => fault.name === name)?.faults
  expect(faultsOf('faqs')).toEqual(['wrong: there is no blank {practitonerPercent}'])
  expect(faultsOf('about')).toEqual(['there is no blank {nobody}'])
  expect(faultsOf('shop-banner')).toEqual(['lost: there is no blank {sale}'])
  expect(faultsOf('top-banner')).toBeUndefined()
})

test('an item of a list goes without a wrong picture or address, not without what it says', async () => {
  const webinar = {
    ...{ id: 'zinc', title: 'Zinc', description: 'All of it', minutes: 60, startsAt: '2026-12-01T18:00:00Z' },
    recordingUrl: 'http://insecure.example',
    picture: { src: '/uploads/zinc.jpg', alt: '', width: 20_000, height: 1 },
  }
  const banner = { id: 'sale', content: 'Sale', dateFrom: 'soon', dateTo: '2030-01-01' }
  const { read } = await withContent({
    webinars: [webinar, { ...webinar, id: 'iron', startsAt: 'soon' }],
    'shop-banner': [banner],
  })
  expect(await read('webinars')).toMatchObject({
    count: 1,
    results: [{ id: 'zinc', recordingUrl: null, picture: null }],
  })
  expect(await read('shop-banner')).toMatchObject({ banner: null })
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
