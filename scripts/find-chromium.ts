import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell takes a sixth less time than the full browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = process.getuid?.() === 0
const onMachine = (): string | undefined => PLACES.find((place) => existsSync(place))

function installFromDebian(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (onMachine()) return
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  }
}

function downloadByPlaywright(): boolean {
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium for the browser tests: the machine's own, else Debian's package if we may install it, else Playwright's
 * download (returned as undefined: Playwright knows where it is). Throws with instructions.
 */
export function findChromium(): string | undefined {
  const present = onMachine()
  if (present) return present
  installFromDebian()
  const installed = onMachine()
  if (installed) return installed
  if (downloadByPlaywright()) return undefined
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium), then run this again.')
}

/** Features Playwright disables: the browser only uses the last such switch, so ours must repeat them. */
export const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Pages of the address bar, which no test sees: each window would load two, costing a second of CPU. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Suitable for containers and for root; no background downloads. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...ADDRESS_BAR].join()}`,
]
