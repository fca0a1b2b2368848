import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageVisitContext } from '#app/page-visit.ts'
import { loader } from './leave-preview.ts'

/** Where leaving a preview leads, and the cookie it sets. */
function left(query: string): [string | null, string | null] {
  const context = new RouterContextProvider(new Map([[pageVisitContext, null]]))
  try {
    loader({ context, url: new URL(`http://localhost:3000/preview/leave${query}`) })
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    return [answer.headers.get('location'), answer.headers.get('set-cookie')]
  }
  throw new Error('It leads nowhere.')
}

test.for([
  ['?page=%2Fde%2Ffaqs%2Fall%3Fsearch%3Dpay', '/de/faqs/all?search=pay'],
  ['?page=%2F%2Fevil.example', '/'],
  ['?page=%2F%5Cevil.example', '/'],
  ['?page=https%3A%2F%2Fevil.example', '/'],
  ['', '/'],
])('%s leads to %s, and ends the preview', ([query = '', location]) => {
  const [to, cookie] = left(query)
  expect(to).toBe(location)
  expect(cookie).toMatch(/^salvia_preview=;.*Max-Age=0/)
})
