import type { PageSources } from './messenger.ts'

export const intercomRegions = ['us', 'eu', 'au'] as const
export type IntercomRegion = (typeof intercomRegions)[number]

/** Where the workspace of a region is answered, by Intercom's list for content security policies. */
const regions = {
  us: {
    dot: '',
    sockets: ['nexus-websocket-a', 'nexus-websocket-b'],
    uploads: ['uploads.intercomcdn.com'],
    downloads: 'downloads.intercomcdn.com',
    assets: 'static.intercomassets.com',
    attachments: Array.from({ length: 9 }, (_, at) => `*.intercom-attachments-${at + 1}.com`),
  },
  eu: {
    dot: '.eu',
    sockets: ['nexus-europe-websocket'],
    uploads: ['uploads.intercomcdn.eu', 'uploads.eu.intercomcdn.com'],
    downloads: 'downloads.intercomcdn.eu',
    assets: 'static.intercomassets.eu',
    attachments: ['*.intercom-attachments.eu'],
  },
  au: {
    dot: '.au',
    sockets: ['nexus-australia-websocket'],
    uploads: ['uploads.au.intercomcdn.com'],
    downloads: 'downloads.au.intercomcdn.com',
    assets: 'static.au.intercomassets.com',
    attachments: ['*.au.intercom-attachments.com'],
  },
} as const

const https = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`)

export const apiBaseOf = (region: IntercomRegion): string =>
  `https://api-iam${regions[region].dot}.intercom.io`

/**
 * What the messenger loads, for the page that holds it. Its styles are written by its scripts, without a nonce. Films of
 * other hosts in messages are left out.
 */
export function intercomSources(region: IntercomRegion): PageSources {
  const { dot, sockets, uploads, downloads, assets, attachments } = regions[region]
  const live = [...sockets.map((name) => `${name}.intercom.io`), '*.intercom-messenger.com']
  const calls = [
    'via.intercom.io',
    'api-ping.intercom.io',
    `api${dot}.intercom.io`,
    `api-iam${dot}.intercom.io`,
  ]
  const shared = ['js.intercomcdn.com', downloads]
  return {
    'style-src': ["'unsafe-inline'"],
    'connect-src': [
      ...https([...calls, ...live, ...uploads, 'uploads.intercomusercontent.com']),
      ...live.map((host) => `wss://${host}`),
    ],
    'img-src': [
      'blob:',
      'data:',
      ...https([
        ...shared,
        ...[
          assets,
          'uploads.intercomusercontent.com',
          'gifs.intercomcdn.com',
          'video-messages.intercomcdn.com',
        ],
        ...[`messenger-apps${dot}.intercom.io`, ...attachments],
      ]),
    ],
    'media-src': https(shared),
    'font-src': https(['js.intercomcdn.com', 'fonts.intercomcdn.com']),
    'frame-src': https(['intercom-sheets.com', 'www.intercom-reporting.com']),
    'form-action': https(['intercom.help', `api-iam${dot}.intercom.io`]),
  }
}
