import { removeCookie } from '#app/visit/cookies.ts'

const IDENTITY = /^intercom-session-[\w-]+$/

/** The host and the domains above it: the messenger keeps its cookies on the highest that takes them. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}

/** Takes back the yes to the outside messenger, and ends who the outside messenger takes this browser for; a frame that is open ends it itself. */
export function forgetMessenger(): void {
  removeCookie('messenger')
  const names = document.cookie.split(/;\s*/).map((part) => part.split('=')[0] ?? '')
  for (const name of names.filter((each) => IDENTITY.test(each)))
    for (const domain of ['', ...domainsOf(location.hostname).map((each) => `; Domain=${each}`)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}
