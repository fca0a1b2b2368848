import { m } from '#app/paraglide/messages.js'

export type SettingsPage = {
  path: string
  title: () => string
  /** Anchors of its sections: all of them once were on one page. */
  sections: string[]
  isForPractitioners?: true
}

const SETTINGS = '/settings/account'
const PAYOUT = '/settings/payout'
/** The payout page with the dialog "Set up business account". */
export const BUSINESS = '/settings/business-account'

const pages: SettingsPage[] = [
  { path: SETTINGS, title: m.settings_profile, sections: ['profile'] },
  { path: '/settings/region', title: m.settings_region, sections: ['region'] },
  { path: '/settings/addresses', title: m.settings_addresses, sections: ['addresses'] },
  {
    path: '/settings/credentials',
    title: m.settings_credentials,
    sections: ['credentials'],
    isForPractitioners: true,
  },
  { path: PAYOUT, title: m.settings_payout, sections: ['payout'], isForPractitioners: true },
  { path: '/settings/notifications', title: m.settings_notifications, sections: ['notifications'] },
  {
    path: '/settings/sign-in',
    title: m.settings_sign_in,
    sections: ['contact', 'password', 'second-factor', 'sessions'],
  },
  { path: '/settings/privacy', title: m.settings_privacy, sections: ['privacy'] },
]

/** The pages of the settings that a person has. */
export const settingsPagesFor = ({ isPractitioner }: { isPractitioner: boolean }): SettingsPage[] =>
  pages.filter(({ isForPractitioners }) => isPractitioner || !isForPractitioners)

/** The page shown at an address. */
export const settingsPageAt = (pathname: string): SettingsPage | undefined =>
  pages.find(({ path }) => path === (pathname === BUSINESS ? PAYOUT : pathname))

/** Where the section of an anchor is now, if that is another page: `/settings/account#password` once was an address. */
export function movedSection({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const page = pages.find(({ sections }) => sections.includes(hash.slice(1)))
  if (page === undefined || page === settingsPageAt(pathname)) return null
  const isFirst = page.sections[0] === hash.slice(1)
  return isFirst ? page.path : page.path + hash
}
