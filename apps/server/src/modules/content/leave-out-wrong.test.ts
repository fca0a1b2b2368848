import { FooterEntry, PageEntry, SiteMapEntry } from '@salvia/contract/content/entries'
import { expect, test } from 'vitest'
import { leaveOutWrong } from './leave-out-wrong.ts'

const picture = { src: '/uploads/day.jpg', alt: 'A day', width: 800, height: 600 }
const huge = { ...picture, width: 20_000 }
const link = { label: 'Look', href: '/shop' }
const script = { label: 'Look', href: 'javascript:alert(1)' }

test.for([
  [
    'a section without heading',
    { sections: [{ heading: 'One' }, { paragraphs: ['Two'] }] },
    [{ heading: 'One' }],
  ],
  ['a link that runs something', { sections: [{ heading: 'One', action: script }] }, [{ heading: 'One' }]],
  ['a picture that is too wide', { sections: [{ heading: 'One', picture: huge }] }, [{ heading: 'One' }]],
  [
    'one address of two of a picture',
    { sections: [{ heading: 'One', picture: { ...picture, darkSrc: 'http://elsewhere.example/a.jpg' } }] },
    [{ heading: 'One', picture }],
  ],
  [
    'words that are none, at every level',
    {
      sections: [
        {
          heading: 'One',
          paragraphs: ['Kept', 5, 'too'],
          points: [{ title: 'No text' }, { title: 'A', text: 'B' }],
        },
      ],
    },
    [{ heading: 'One', paragraphs: ['Kept', 'too'], points: [{ title: 'A', text: 'B' }] }],
  ],
  ['sections that are no list', { sections: 'none' }, undefined],
] as const)('left out: %s', ([, given, sections]) => {
  const page = { title: 'About', lead: 'Kept', action: link, ...given }
  expect(leaveOutWrong(PageEntry, page)).toEqual({
    title: 'About',
    lead: 'Kept',
    action: link,
    ...(sections && { sections }),
  })
})

test('what the entry itself cannot do without is missing in what is left, the rest stays', () => {
  expect(leaveOutWrong(PageEntry, { title: '', lead: 'Kept', action: script })).toEqual({ lead: 'Kept' })
  expect(leaveOutWrong(PageEntry, 'a text')).toEqual({})
  expect(leaveOutWrong(PageEntry, ['a list'])).toEqual({})
})

test('one link of a menu or a footer goes alone', () => {
  const about = { title: 'About', href: '/about' }
  const links = [{ title: 'Old', href: 'http://old.example' }, about]
  expect(leaveOutWrong(SiteMapEntry, { groups: [{ title: 'Shop', links }, { title: 'None' }] })).toEqual({
    groups: [{ title: 'Shop', links: [about] }],
  })
  const social = { title: 'Follow us', icons: [{ href: 'http://a.example', icon: 'x' }] }
  expect(leaveOutWrong(FooterEntry, { copyright: '© {year}', policies: links, socialIcons: social })).toEqual(
    {
      copyright: '© {year}',
      policies: [about],
      socialIcons: { title: 'Follow us', icons: [] },
    },
  )
})
