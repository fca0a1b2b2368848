export type ContainerKind = 'bottle' | 'amber-bottle' | 'jar' | 'sachet' | 'dropper' | 'tube'

export type Container = {
  /** Outline of the container, in a 120 by 160 drawing. */
  body: string
  isAmber: boolean
  label: { x: number; y: number; width: number; height: number }
  /** Everything above and around the label apart from the container itself. */
  closure: (capColour: string) => string
  shadow: number
}

const INK = '#1D2A26'

const ribs = (first: number, last: number, step: number, line: string): string =>
  Array.from(
    { length: Math.floor((last - first) / step) + 1 },
    (_, at) => `M${first + at * step} ${line}`,
  ).join('')

type Box = { x: number; y: number; width: number; height: number; rib: number }

/** A ribbed screw cap with a highlight. */
function cap({ x, y, width, height, rib }: Box, colour: string): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="4"`
  const lines = ribs(x + rib, x + width - 2, rib, `${y + 4}v${height - 8}`)
  return (
    `<rect ${box} fill="${colour}"/>` +
    `<path d="${lines}" stroke="#000" stroke-opacity=".1" stroke-width=".8"/>` +
    `<rect ${box} fill="url(#sheen)"/>` +
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" rx="3.5" fill="none" stroke="${INK}" stroke-opacity=".12"/>`
  )
}

const bottleCap = (colour: string): string =>
  `${cap({ x: 37, y: 8, width: 46, height: 24, rib: 4 }, colour)}<rect x="41" y="32" width="38" height="2.6" fill="${INK}" fill-opacity=".18"/>`

const bottle: Container = {
  body: 'M24 50C24 40 37 40 40 34H80C83 40 96 40 96 50V146C96 151 92 154 87 154H33C28 154 24 151 24 146Z',
  isAmber: false,
  label: { x: 24, y: 56, width: 72, height: 88 },
  closure: bottleCap,
  shadow: 42,
}

const jar: Container = {
  body: 'M13 44C13 39 16 37 20 37H100C104 37 107 39 107 44V145C107 151 103 154 97 154H23C17 154 13 151 13 145Z',
  isAmber: false,
  label: { x: 13, y: 56, width: 94, height: 84 },
  closure: (colour) => cap({ x: 10, y: 12, width: 100, height: 25, rib: 5 }, colour),
  shadow: 54,
}

const seal = (y: number): string =>
  `<rect x="26" y="${y}" width="68" height="14" fill="#EDEAE3"/>` +
  `<path d="${[3, 6, 9, 12].map((at) => `M26 ${y + at}H94`).join('')}" stroke="${INK}" stroke-opacity=".12" stroke-width=".7"/>`

const sachet: Container = {
  body: 'M26 12H94V152H26Z',
  isAmber: false,
  label: { x: 26, y: 26, width: 68, height: 112 },
  closure: () => `${seal(12)}${seal(138)}<path d="M94 30l-4 2.5 4 2.5z" fill="#EAE6DD"/>`,
  shadow: 42,
}

const RUBBER = 'fill="#2B2A28" stroke="#fff" stroke-opacity=".22"'

const dropper: Container = {
  body: 'M45 50H75C76 57 88 58 88 68V146C88 151 85 154 80 154H40C35 154 32 151 32 146V68C32 58 44 57 45 50Z',
  isAmber: true,
  label: { x: 32, y: 72, width: 56, height: 72 },
  closure: () =>
    `<path d="M48 32C48 14 52 6 60 6C68 6 72 14 72 32Z" ${RUBBER}/>` +
    `<rect x="44" y="32" width="32" height="17" rx="2.5" ${RUBBER}/>` +
    `<path d="${ribs(47, 73, 4, '34v13')}" stroke="#000" stroke-opacity=".1" stroke-width=".8"/>`,
  shadow: 36,
}

const tube: Container = {
  body: 'M34 34H86V148C86 152 83 154 80 154H40C37 154 34 152 34 148Z',
  isAmber: false,
  label: { x: 34, y: 42, width: 52, height: 104 },
  closure: (colour) => cap({ x: 32, y: 10, width: 56, height: 25, rib: 4 }, colour),
  shadow: 34,
}

export const containers: Record<ContainerKind, Container> = {
  bottle,
  'amber-bottle': { ...bottle, isAmber: true },
  jar,
  sachet,
  dropper,
  tube,
}
