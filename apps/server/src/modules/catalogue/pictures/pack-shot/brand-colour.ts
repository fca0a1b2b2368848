/** Muted background colours with at least 4.5:1 contrast to white text: blues, greens, earth tones, plums. */
const palette = [
  '#1F5F96',
  '#23474F',
  '#23407A',
  '#5D7A33',
  '#7A2E3F',
  '#1F5D4C',
  '#8A5A1B',
  '#4B3F72',
  '#2C3A57',
  '#9A4A2F',
  '#37617D',
  '#6B3A5B',
  '#3F6B5A',
  '#7D5407',
  '#54504A',
  '#2F6F73',
]

/** Brands known by the colour of their packs. */
const known: Record<string, string> = {
  'Nordic Naturals': '#1F5F96',
  Thorne: '#23474F',
  Solgar: '#80611A',
  'Jarrow Formulas': '#7C2F3E',
  'Life Extension': '#23407A',
  "Doctor's Best": '#1E5E9C',
  DEVA: '#5D7A33',
  'Host Defense': '#7A5636',
  'Sports Research': '#2C3A57',
}

/** A brand's colour, always the same for the same name. */
export function brandColour(brandName: string): string {
  const own = known[brandName]
  if (own) return own
  const sum = [...brandName.toLowerCase()].reduce(
    (all, letter) => (all * 31 + letter.charCodeAt(0)) % 65_521,
    7,
  )
  return palette[sum % palette.length] ?? '#1F5D4C'
}
