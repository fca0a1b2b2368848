type Props = { colour: string; name: string; strength: string; glass?: 'white' | 'amber' }

const BODY = 'M24 50C24 40 37 40 40 34H80C83 40 96 40 96 50V146C96 151 92 154 87 154H33C28 154 24 151 24 146Z'

/** An unbranded bottle, for illustrations of the product itself. */
export const DrawnPack = ({ colour, name, strength, glass = 'white' }: Props) => (
  <svg viewBox="0 0 120 160" aria-hidden="true">
    <ellipse cx="60" cy="155" rx="42" ry="4" fill="#1d2a26" fillOpacity="0.12" />
    <path d={BODY} fill={glass === 'amber' ? '#6e3c14' : '#fbfaf6'} />
    <rect x="24" y="56" width="72" height="88" fill="#fff" />
    <rect x="24" y="56" width="72" height="56" fill={colour} />
    <text x="60" y="88" fontSize="11" fontWeight="600" fill="#fff" textAnchor="middle">
      {name}
    </text>
    <text x="60" y="131" fontSize="9" fontWeight="600" fill={colour} textAnchor="middle">
      {strength}
    </text>
    <path d="M24 50C24 40 37 40 40 34H52V154H33C28 154 24 151 24 146Z" fill="#000" fillOpacity="0.07" />
    <path d="M80 34C83 40 96 40 96 50V146C96 151 92 154 87 154H80Z" fill="#000" fillOpacity="0.06" />
    <path d={BODY} fill="none" stroke="#1d2a26" strokeOpacity="0.12" />
    <rect x="37" y="8" width="46" height="24" rx="4" fill={glass === 'amber' ? '#d9b65a' : '#f7f5f0'} />
    <path
      d="M43 12v16M49 12v16M55 12v16M61 12v16M67 12v16M73 12v16M79 12v16"
      stroke="#000"
      strokeOpacity="0.1"
      strokeWidth="0.8"
    />
    <rect
      x="37.5"
      y="8.500"
      width="45"
      height="23"
      rx="3.500"
      fill="none"
      stroke="#1d2a26"
      strokeOpacity="0.12"
    />
    <rect x="41" y="32" width="38" height="2.600" fill="#1d2a26" fillOpacity="0.18" />
  </svg>
)
