import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.for([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome', 'macOS'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  [
    `${MOZILLA} (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera', 'Linux'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Firefox/140.0', 'Firefox', null],
  ['SomeApp/2.0 (Android 15)', null, 'Android'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('"%s" is %s on %s', ([userAgent, browser, system]) => {
  expect(deviceOf(String(userAgent))).toEqual({ browser, system })
})
